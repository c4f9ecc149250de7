import { showReplayBar } from '#mocks/console/replay/show-replay-bar.tsx';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { readAppUrl } from '#mocks/page/app-url.ts';
import { currentReplay } from './current-replay.ts';
import { Player } from './player.ts';
import { readReplay, readReplayState, removeReplay, storeReplayState } from './replay-state.ts';
import { fetchCapsule, prepareReplay } from './start-replay.ts';

/** Continues the replay of this tab after the load of a page. */
async function resumeReplay(source: ControlsSource, storeName: string): Promise<void> {
  const state = readReplayState();
  if (!state) return;
  const har = await readReplay(storeName, state.id).catch(() => undefined);
  if (!har) {
    storeReplayState(null);
    return;
  }
  const player = new Player(har, state, await source.load());
  currentReplay.set(player);
  showReplayBar(player, () => void endReplay(storeName));
  if (state.status === 'playing') await player.play();
}

/** Ends the replay of this tab. The data stay as they are. */
export async function endReplay(storeName: string): Promise<void> {
  const state = readReplayState();
  currentReplay.get()?.stop();
  currentReplay.set(null);
  storeReplayState(null);
  if (state) await removeReplay(storeName, state.id).catch(() => {});
}

/** Removes `?capsule=…` from the URL before the app stores it. */
function removeCapsuleFromUrl(): void {
  const address = new URL(location.href);
  address.searchParams.delete('capsule');
  history.replaceState(history.state, '', address);
}

/** Starts the replay of the capsule at a URL; the page says why if there is none. */
async function replayFrom(address: string, source: ControlsSource, storeName: string): Promise<void> {
  try {
    const har = await fetchCapsule(address);
    const path = await prepareReplay(await source.load(), storeName, har, { isPaused: true });
    location.replace(new URL(path, readAppUrl()));
  } catch (error) {
    removeCapsuleFromUrl();
    showRefusal(error);
  }
}

/**
 * Starts the replay that `?capsule=URL` names, or continues that of this tab.
 * @param opened address with which the page was opened, below the base of the build
 */
export async function enterReplay(source: ControlsSource, storeName: string, opened: string): Promise<void> {
  const address = new URL(opened, readAppUrl()).searchParams.get('capsule');
  if (address === null) await resumeReplay(source, storeName);
  else await replayFrom(address, source, storeName);
}
