import { expect, it } from 'vitest';
import type { CheckUp } from './check-up.ts';
import { splitObjectives } from './split-objectives.ts';

const ratings = ['antiCancerTherapy', 'painRelief', 'mentalHealth', 'other'].map((objective) => ({
  objective,
}));
const checkUpRating = (objective: CheckUp['objective']) => ({ objective });
const ownObjectives = (
  intakeObjectives: readonly string[],
  checkUps: readonly Pick<CheckUp, 'objective'>[],
) => {
  const split = splitObjectives(ratings, { intakeObjectives, checkUps });
  expect([...split.own, ...split.others]).toHaveLength(ratings.length);
  return split.own.map(({ objective }) => objective);
};

it.each([
  ['what the intake names', ['other', 'painRelief'], [], ['painRelief', 'other']],
  ['what was rated lately', [], [{ mentalHealth: 'same' }], ['mentalHealth']],
  ['what is named in other letters', ['PAINRELIEF'], [{ Other: 'same' }], ['painRelief', 'other']],
  ['both', ['painRelief'], [{ mentalHealth: 'worse', other: '' }], ['painRelief', 'mentalHealth']],
  ['nothing that no list has', ['invented', 'other'], [], ['other']],
] as const)('the patient’s own objectives are %s', (_, declared, objectives, expected) => {
  expect(ownObjectives(declared, objectives.map(checkUpRating))).toEqual(expected);
});

it('an objective last rated six check-ups ago is no longer the patient’s own', () => {
  const checkUpsNewestFirst = [
    ...Array.from({ length: 5 }, () => checkUpRating({ painRelief: 'same' })),
    checkUpRating({ other: 'same' }),
  ];
  expect(ownObjectives([], checkUpsNewestFirst)).toEqual(['painRelief']);
});

it('all objectives are the patient’s own while none are known', () => {
  expect(ownObjectives([], [checkUpRating({ painRelief: '' })])).toHaveLength(ratings.length);
});
