/** The keys of the table. Board and hand handle their own arrows; here is what works everywhere. */

import type { Live } from '../lib/live.svelte';
import type { Interaction } from './interaction.svelte';

interface Openers {
  help: () => void;
  inspect: () => void;
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}

/** Do what a key means; true if it meant something. */
export function handleKey(event: KeyboardEvent, live: Live, interaction: Interaction, open: Openers): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return false;
  const number = Number(event.key);
  switch (event.key) {
    case 'Escape':
      interaction.clear();
      return true;
    case '?':
      open.help();
      return true;
    case 'i':
    case 'I':
      open.inspect();
      return true;
    case 'u':
    case 'U':
      if (live.scene?.undo === 'none' || interaction.locked) return false;
      live.undo();
      return true;
    case 'p':
    case 'P':
    case 'Backspace':
      return interaction.decline();
    case 'e':
    case 'E':
      return interaction.end();
  }
  const choice = number >= 1 ? interaction.offered[number - 1] : undefined;
  if (choice === undefined) return false;
  interaction.play(choice);
  return true;
}
