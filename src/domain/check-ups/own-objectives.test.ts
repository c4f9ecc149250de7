import { expect, it } from 'vitest';
import type { CheckUp } from './check-up.ts';
import { splitObjectives } from './own-objectives.ts';

const ratings = ['antiCancerTherapy', 'painRelief', 'mentalHealth', 'other'].map((objective) => ({
  objective,
}));
const rated = (objective: CheckUp['objective']) => ({ objective });
const own = (declared: readonly string[], checkUps: readonly Pick<CheckUp, 'objective'>[]) => {
  const parted = splitObjectives(ratings, { declared, checkUps });
  expect([...parted.own, ...parted.others]).toHaveLength(ratings.length);
  return parted.own.map(({ objective }) => objective);
};

it.each([
  ['what the intake names', ['other', 'painRelief'], [], ['painRelief', 'other']],
  ['what was rated lately', [], [{ mentalHealth: 'same' }], ['mentalHealth']],
  ['both', ['painRelief'], [{ mentalHealth: 'worse', other: '' }], ['painRelief', 'mentalHealth']],
  ['nothing that no list has', ['invented', 'other'], [], ['other']],
] as const)('the patient’s own objectives are %s', (_, declared, objectives, expected) => {
  expect(own(declared, objectives.map(rated))).toEqual(expected);
});

it('an objective last rated six check-ups ago is no longer the patient’s own', () => {
  const once = [...Array.from({ length: 5 }, () => rated({ painRelief: 'same' })), rated({ other: 'same' })];
  expect(own([], once)).toEqual(['painRelief']);
});

it('all objectives are the patient’s own while none are known', () => {
  expect(own([], [rated({ painRelief: '' })])).toHaveLength(ratings.length);
});
