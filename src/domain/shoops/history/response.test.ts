import { describe, expect, it } from 'vitest';
import type { CheckUp, Feeling } from '#domain/check-ups/check-up.ts';
import type { Shoop } from '../shoop.ts';
import { changeWords, OVERALL, responsesOf, tallyWords } from './response.ts';

/** Moment in November, in local time. */
const momentOn = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

let id = 0;
const shoop = (day: number, dailyDose: number | null, more: Partial<Shoop> = {}): Shoop => ({
  id: String(id++),
  userId: 'ruth',
  isReady: true,
  targetCannabinoid: 'CBD',
  terpenes: [],
  dailyDose,
  dailyDoseUnit: 'mg',
  frequency: 1,
  frequencyUnit: 'Daily',
  ingestionMethod: '',
  note: '',
  adminNotes: '',
  doses: [],
  createdAt: momentOn(day),
  ...more,
});
const checkUp = (day: number, pain: Feeling | '', more: Partial<CheckUp> = {}): CheckUp => ({
  createdAt: momentOn(day, 8),
  cannabisToday: 'yes',
  status: '',
  comment: '',
  doses: [],
  objective: { painRelief: pain },
  ...more,
});
const stepsOf = (shoops: readonly Shoop[], checkUps: readonly CheckUp[]) =>
  responsesOf(shoops, checkUps)[0]?.steps ?? [];
const painTallies = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ ratings }) => tallyWords(ratings.painRelief));

describe('the time since a dose', () => {
  it('begins the day after it was sent and ends on the day of the next', () => {
    const shoops = [shoop(10, 30), shoop(3, 20)];
    const days = [
      [2, 'worse'],
      [3, 'worse'],
      [4, 'better'],
      [10, 'better'],
      [11, 'same'],
    ] as const;
    const steps = stepsOf(
      shoops,
      days.map(([day, feeling]) => checkUp(day, feeling)),
    );
    expect(steps.map(changeWords)).toEqual([
      'Before the first Shoop',
      '20\u00a0mg',
      '20\u00a0mg → 30\u00a0mg',
    ]);
    expect(painTallies(steps)).toEqual([
      'better in 0 of 2 check-ups, worse in 2',
      'better in 2 of 2 check-ups',
      'better in 0 of 1 check-up',
    ]);
  });

  it('has no step for a dose that was corrected on the same day, or sent again unchanged', () => {
    const corrected = stepsOf(
      [shoop(3, 20), shoop(10, 300), shoop(10, 30, { createdAt: momentOn(10, 15) })],
      [],
    );
    expect(corrected.map(changeWords)).toEqual(['20\u00a0mg', '20\u00a0mg → 30\u00a0mg']);
    expect(
      stepsOf([shoop(3, 300), shoop(3, 30, { createdAt: momentOn(3, 15) })], []).map(changeWords),
    ).toEqual(['30\u00a0mg']);
    const again = stepsOf([shoop(3, 20), shoop(10, 20)], [checkUp(12, 'better')]);
    expect(again.map(({ since, checkUps }) => [since, checkUps])).toEqual([[momentOn(3), 1]]);
  });

  it('counts local days, not UTC days', () => {
    const late = checkUp(3, 'better', { createdAt: momentOn(3, 23) });
    const early = checkUp(4, 'better', { createdAt: momentOn(4, 0) });
    expect(stepsOf([shoop(3, 20)], [late, early]).map(({ checkUps }) => checkUps)).toEqual([1, 1]);
  });
});

describe('check-ups', () => {
  it('before the first Shoop are a step of their own, if there are any', () => {
    expect(stepsOf([shoop(3, 20)], [])).toHaveLength(1);
    expect(stepsOf([shoop(3, 20)], [checkUp(1, 'same')])[0]).toMatchObject({
      since: null,
      mg: null,
      dose: '',
      before: '',
      checkUps: 1,
    });
  });

  it('count only for objectives that they rate; days without medicine are counted', () => {
    const none = checkUp(6, '', { cannabisToday: 'no', objective: {} });
    const rated = [checkUp(5, 'better', { status: 'worse' }), checkUp(7, 'same')];
    const [step] = stepsOf([shoop(3, 20)], [...rated, none]);
    expect(step).toMatchObject({ checkUps: 3, without: 1 });
    expect(step?.ratings).toEqual({
      painRelief: { better: 1, same: 1, worse: 0 },
      [OVERALL]: { better: 0, same: 0, worse: 1 },
    });
    expect(tallyWords(step?.ratings.mentalHealth)).toBe('not rated in a check-up');
  });

  it('without any Shoop are of no cannabinoid', () => {
    expect(responsesOf([], [checkUp(5, 'better')])).toEqual([]);
  });
});

describe('doses', () => {
  it('are listed by cannabinoid, those of the newest recommendation first', () => {
    const shoops = [shoop(3, 20), shoop(8, 5, { targetCannabinoid: 'CBN' })];
    const responses = responsesOf(shoops, [checkUp(5, 'better'), checkUp(9, 'better')]);
    expect(responses.map(({ targetCannabinoid, isCurrent }) => [targetCannabinoid, isCurrent])).toEqual([
      ['CBN', true],
      ['CBD', false],
    ]);
    // CBN on the 8th does not end the time of CBD.
    expect(responses[1]?.steps.map(({ checkUps }) => checkUps)).toEqual([2]);
  });

  it('are shown in mg, and have an amount for the chart only if that of a day is known', () => {
    const grams = shoop(3, 0.02, { dailyDoseUnit: 'g' });
    const steps = stepsOf(
      [
        grams,
        shoop(5, 20, { frequencyUnit: 'Hourly' }),
        shoop(7, null),
        shoop(9, 2, { dailyDoseUnit: 'ml' }),
      ],
      [],
    );
    expect(steps.map(({ dose, mg }) => [dose, mg])).toEqual([
      ['20\u00a0mg', 20],
      ['20\u00a0mg · Hourly', null],
      ['no dose given', null],
      ['2\u00a0ml', null],
    ]);
    expect(stepsOf([grams, shoop(5, 20)], [])).toHaveLength(1);
  });

  it('of one cannabinoid in one sending are listed next to each other', () => {
    expect(stepsOf([shoop(3, 20), shoop(3, 5)], []).map(({ dose, mg }) => [dose, mg])).toEqual([
      ['20\u00a0mg and 5\u00a0mg', 25],
    ]);
  });
});
