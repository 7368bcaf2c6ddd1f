import { mount } from 'svelte';
import App from './App.svelte';
import { letKeep } from './offline/reach.svelte';
import { keepTrying } from './shell/loading';
import { language, preferredLanguage, setLanguage } from './shell/words.svelte';

/** Nothing is shown before there are words to show; the wished language if it comes, else English until it does. */
function start(target: HTMLElement): void {
  const wished = preferredLanguage();
  const trying = keepTrying({
    load: () => setLanguage(wished).catch(() => setLanguage('en')),
    loaded: () => {
      if (language.code !== wished) language.failed = wished;
      target.replaceChildren();
      mount(App, { target });
    },
    failed: () => sayWithoutWords(target, () => trying.now()),
    afresh: 'words',
  });
}

/** Not even English came: the page itself says so, in all languages. */
function sayWithoutWords(target: HTMLElement, again: () => void): void {
  if (target.hasChildNodes()) return;
  const said = document.querySelector<HTMLTemplateElement>('#no-words')?.content.cloneNode(true);
  if (said) target.replaceChildren(said);
  target.querySelector('button')?.addEventListener('click', again);
}

const target = document.getElementById('app');
if (target) start(target);
letKeep();
