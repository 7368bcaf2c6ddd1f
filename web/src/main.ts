import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './lib/words.svelte';

/** Nothing is shown before there are words to show; English comes with the house if the wished language does not. */
async function start(target: HTMLElement): Promise<void> {
  await setLanguage(preferredLanguage()).catch(() => setLanguage('en'));
  mount(App, { target });
}

const target = document.getElementById('app');
if (target) void start(target);
