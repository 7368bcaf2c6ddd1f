/** What is loaded with the layout of a table that shows it. */
import { Later } from '../../shell/later';

export const wide = new Later(() => import('./wide'));
export const phone = new Later(() => import('./phone'));
