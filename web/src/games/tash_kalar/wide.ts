/** What only a wide window shows at once. */
export { default as Inspector } from './ArenaInspector.svelte';
export { default as Panel } from './SidePanel.svelte';
