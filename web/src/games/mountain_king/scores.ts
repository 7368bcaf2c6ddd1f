/** All points of everybody, compared. */
export { default as ScoreTable } from './ScoreTable.svelte';
export { default as SmallScoreTable } from './SmallScoreTable.svelte';
