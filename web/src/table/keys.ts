/** The keys of the table. Board and hand handle their own arrows; here is what works everywhere. */

import { goToBoard } from './focus';
import type { Interaction } from './interaction.svelte';
import type { TableLine } from './live.svelte';

interface Openers {
  help: () => void;
  inspect: () => void;
  /** Advice is asked for; whether there can be any. */
  hint: () => boolean;
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}

/** Do what a key means; true if it meant something. */
export function handleKey(event: KeyboardEvent, live: TableLine, interaction: Interaction, open: Openers): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return false;
  const number = Number(event.key);
  switch (event.key) {
    case 'Escape':
      interaction.back();
      return true;
    case '?':
      open.help();
      return true;
    case 'i':
    case 'I':
      open.inspect();
      return true;
    case 'h':
    case 'H':
      return open.hint();
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
    case 't':
    case 'T':
      return interaction.endUntil();
  }
  if (number >= 1 && interaction.pressNumber(number)) {
    if (interaction.picked?.kind === 'card' && interaction.targets.size > 0) void goToBoard();
    return true;
  }
  const offer = number >= 1 ? interaction.offers[number - 1] : undefined;
  if (offer === undefined) return false;
  interaction.take(offer);
  return true;
}
