import { Drafts } from '#drafts/drafts.ts';
import type { Vault } from '#drafts/vault.ts';
import { whenIdle } from '#drafts/when-idle.ts';
import { tab } from '../chaos/tab.ts';

/** Loads a page in the browser's only tab, with the drafts module of the page. */
export function openOnlyTab(disk: Vault): void {
  const self = { id: async () => 'tab', openTabs: async () => new Set(['tab']), wasLeft: () => false };
  tab.current = { id: 'tab', drafts: new Drafts(async () => disk, Date.now, whenIdle, self) };
}
