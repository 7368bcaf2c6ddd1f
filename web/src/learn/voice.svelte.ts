/** Reads aloud, in the language of the page, where the browser has a voice for it. */
import type { Language } from '../shell/words.svelte';

export class Voice {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  /** Voices may come later than the page; called within a component. */
  listen(): void {
    $effect(() => {
      if (typeof speechSynthesis === 'undefined') return;
      const look = (): void => void (this.#voices = speechSynthesis.getVoices());
      look();
      speechSynthesis.addEventListener('voiceschanged', look);
      return () => {
        speechSynthesis.removeEventListener('voiceschanged', look);
        speechSynthesis.cancel();
      };
    });
  }

  /** The voice of a language: one of this device before one that is asked over the network. */
  of(language: Language): SpeechSynthesisVoice | undefined {
    const able = this.#voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language);
    return able.find((voice) => voice.localService) ?? able[0];
  }

  /** Say this, and nothing that was begun before. */
  say(text: string, voice: SpeechSynthesisVoice): void {
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    this.hush();
    speechSynthesis.speak(words);
  }

  hush(): void {
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
  }
}
