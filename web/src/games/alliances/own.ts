/** Own cards may be attacked: they are marked as long as Alt is held, or once the button says so. */

import type { Interaction } from '../../table/interaction.svelte';

/** While Alt is held, the word that opens what is hardly ever meant is picked. */
export function holdAlt(event: KeyboardEvent, interaction: Interaction): void {
  if (event.key !== 'Alt' || event.repeat || interaction.picked?.kind === 'word') return;
  const gate = [...interaction.next.values()].find(
    ({ pick, choices }) => pick.kind === 'word' && choices.every((choice) => choice.deliberate),
  );
  if (!gate) return;
  event.preventDefault(); // Alt alone would open the menu of the browser
  interaction.pick({ kind: 'word', id: gate.pick.id, slot: '' });
}

/** What waits to be confirmed stays. */
export function releaseAlt(event: KeyboardEvent, interaction: Interaction): void {
  if (event.key !== 'Alt' || interaction.picked?.kind !== 'word' || interaction.unconfirmed) return;
  if (interaction.begun.every((choice) => choice.deliberate)) interaction.back();
}
