// @vitest-environment happy-dom
import { inject, it, vi } from 'vitest';
import { runWalk } from '../chaos/walk.ts';
import { SendingWalk } from './sending-walk.ts';

// Inputs, buttons and dialogs are replaced: the walk sets answers directly, for speed.
vi.mock('#features/shoops/form/medicine-list.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/form/shoop-actions.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/form/save-outcome.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/drafts/drafts-button.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/import/import-button.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/safety/incomplete-warnings.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/safety/safety-provider.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/shoops/safety/preview/use-send-preview.tsx', () => import('./stand-ins.tsx'));
vi.mock('#ui/leaving/leave-guard.tsx', () => import('./stand-ins.tsx'));

/** Most sendings of a walk; the mean is half of it. */
const maxSendings = 20;
/** Range of seeds, a third of the intake's: 1000 sendings where the intake has 300 walks. */
const [firstSeed = 0, endSeed = 0] = inject('seeds').map((seed) => Math.round(seed / 3));

// `-t 'seed 17 '` repeats a single seed.
it.for(Array.from({ length: endSeed - firstSeed }, (_, index) => firstSeed + index))(
  'seed %i sends Shoops: the patient gets the previewed Shoops, together and once',
  (seed) => runWalk(seed, { send: 1 }, (dice) => SendingWalk.begin(dice), maxSendings),
);
