import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './shell/words.svelte';

/** Nothing is shown before there are words to show; English comes with the house if the wished language does not. */
async function start(target: HTMLElement): Promise<void> {
  try {
    await setLanguage(preferredLanguage()).catch(() => setLanguage('en'));
  } catch {
    sayWithoutWords(target);
    return;
  }
  mount(App, { target });
}

/** Not even English came: the page itself says so, in all languages. */
function sayWithoutWords(target: HTMLElement): void {
  const said = document.querySelector<HTMLTemplateElement>('#no-words')?.content.cloneNode(true);
  if (said) target.replaceChildren(said);
  target.querySelector('button')?.addEventListener('click', () => location.reload());
}

const target = document.getElementById('app');
if (target) void start(target);
