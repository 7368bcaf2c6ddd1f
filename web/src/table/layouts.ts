/** The two layouts of a table. A window loads the one it shows. */
import { Later } from '../shell/later';

export const layouts = {
  wide: new Later(() => import('./WideTable.svelte')),
  phone: new Later(() => import('./PhoneTable.svelte')),
};
