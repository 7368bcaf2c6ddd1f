/** What only a phone shows. */
export { default as AllElse } from './AllElse.svelte';
export { default as CardSheet } from './TrollSheet.svelte';
export { default as Grip } from './Grip.svelte';
export { default as SmallMap } from './SmallMap.svelte';
export { default as Strip } from './SideStrip.svelte';
export { default as Tabs } from './Tabs.svelte';
export { default as Zoom } from './Zoom.svelte';
