/** What only a phone shows. */
export { default as Between } from './TaskStrip.svelte';
export { default as CardSheet } from './ArenaSheet.svelte';
export { default as Overview } from './Overview.svelte';
export { default as Strip } from './SideStrip.svelte';
