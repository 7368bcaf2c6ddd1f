/** Every test speaks English, with the words of the shell. */
import { beforeAll } from 'vitest';
import { setLanguage } from '../src/shell/words.svelte';

beforeAll(() => setLanguage('en'));
