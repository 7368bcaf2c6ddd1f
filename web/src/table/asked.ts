/** What a table shows when somebody asks for it: loaded once the table is drawn and nothing else is to be done. */
import { Later } from '../shell/later';

export const asked = {
  after: new Later(() => import('./AfterGame.svelte')),
  again: new Later(() => import('./again.svelte')),
  chat: new Later(() => import('./Chat.svelte')),
  confirm: new Later(() => import('./ConfirmDialog.svelte')),
  dragged: new Later(() => import('./DragGhost.svelte')),
  end: new Later(() => import('./EndDialog.svelte')),
  help: new Later(() => import('./HelpDialog.svelte')),
  keywords: new Later(() => import('./CardKeywords.svelte')),
  pass: new Later(() => import('./PassDevice.svelte')),
  pile: new Later(() => import('./PileDialog.svelte')),
  proposal: new Later(() => import('./ProposalBar.svelte')),
  rule: new Later(() => import('./RuleSheet.svelte')),
  shown: new Later(() => import('./ShownCard.svelte')),
  /** On a phone; a wide window shows it beside the board. */
  talk: new Later(() => import('./LogAndChat.svelte')),
  watch: new Later(() => import('./WatchTools.svelte')),
};
