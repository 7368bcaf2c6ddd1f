/** What only a table of teams shows. */
export { default as Echo } from './Echo.svelte';
export { default as GiveMagic } from './GiveMagic.svelte';
export { default as Loupe } from './Loupe.svelte';
export { default as Seam } from './Seam.svelte';
export { default as TeamMagic } from './TeamMagic.svelte';
export { default as TeamPanel } from './TeamPanel.svelte';
