import { createRoot } from 'react-dom/client';
import { currentReplay } from '#mocks/capsule/replay/current-replay.ts';
import type { Player } from '#mocks/capsule/replay/player.ts';
import { ReplayBar } from './replay-bar.tsx';

/** Shows the bar of a replay until the replay ends, also where the console is switched off. */
export function showReplayBar(player: Player, onEnd: () => void): void {
  const container = document.createElement('aside');
  container.ariaLabel = 'Replay of a bug capsule';
  // Marks a tool of the mock, which the replay must not act on.
  container.dataset.mockCorner = '';
  container.dataset.noPrint = '';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<ReplayBar player={player} onEnd={onEnd} />);
  const { unsubscribe } = currentReplay.subscribe((current) => {
    if (current === player) return;
    unsubscribe();
    root.unmount();
    container.remove();
  });
}
