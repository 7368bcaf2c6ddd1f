/** What only a wide window shows at once. */
export { default as Inspector } from './Inspector.svelte';
export { default as Panel } from './PlayerPanel.svelte';
