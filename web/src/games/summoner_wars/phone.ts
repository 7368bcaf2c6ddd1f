/** What only a phone shows. */
export { default as CardSheet } from './UnitSheet.svelte';
export { default as Strip } from './PlayerStrip.svelte';
