// @vitest-environment happy-dom
import { inject, it, vi } from 'vitest';
import { runWalk } from '../chaos/walk.ts';
import { shoopEventWeights } from './events.ts';
import { ShoopWalk } from './shoop-walk.ts';

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

/** Seeds of the test: two thirds of the intake's seeds. */
const [firstSeed = 0, endSeed = 0] = inject('seeds').map((seed) => Math.round((seed * 2) / 3));

// `-t 'seed 17 '` repeats a single seed.
it.for(Array.from({ length: endSeed - firstSeed }, (_, index) => firstSeed + index))(
  'seed %i builds Shoops for two patients: none is lost, duplicated or misassigned',
  (seed) => runWalk(seed, shoopEventWeights, (dice) => ShoopWalk.begin(dice)),
);
