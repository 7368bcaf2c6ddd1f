/** Whether a window has room for one column only. */
import { MediaQuery } from 'svelte/reactivity';
import { PHONE } from '../shell/sizes';

export const isNarrow = new MediaQuery(PHONE);
