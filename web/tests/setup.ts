/** Every test speaks English, with the words of the shell and of every table. */
import { beforeAll } from 'vitest';
import { addShellWords, setLanguage } from '../src/shell/words.svelte';

beforeAll(() => setLanguage('en'));
beforeAll(() => addShellWords('table'));
