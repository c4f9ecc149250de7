// @vitest-environment happy-dom
import { inject, it, vi } from 'vitest';
import { intakeEventWeights } from './events-and-faults.ts';
import { IntakeWalk } from './intake-walk.ts';
import { runWalk } from './walk.ts';

// Inputs, buttons and lists are replaced: the walk sets answers directly, for speed.
vi.mock('#questionnaire/question-group.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/section-actions.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/documents/document-fields.tsx', () => import('./stand-ins.tsx'));
vi.mock('#features/intake/documents/document-list.tsx', () => import('./stand-ins.tsx'));

// Seeds of this test project (tools/ci/vitest-projects.ts).
const [firstSeed, endSeed] = inject('seeds');

// `-t 'seed 17 '` repeats a single seed.
it.for(Array.from({ length: endSeed - firstSeed }, (_, index) => firstSeed + index))(
  'seed %i fills in an intake: no answer is lost, no save is sent twice',
  (seed) => runWalk(seed, intakeEventWeights, (dice) => IntakeWalk.begin(dice)),
);
