import type { CheckUpBody } from '#api/endpoints/check-ups.ts';
import type { Feeling } from '#domain/check-ups/check-up.ts';
import type { Store } from '#mocks/store/store.ts';
import { listDosesAt } from './doses-taken.ts';
import { toWakingTime } from './waking-time.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Period of a patient's check-ups and the tendency of their answers. */
interface CheckUpSeries {
  userId: string;
  /** Length of the period up to today, in days. */
  days: number;
  /** Age of the newest check-up, in minutes. */
  newestMinutesAgo: number;
  /** Percentage of days without a check-up, and of check-ups without medicine. */
  gapPercent: number;
  withoutMedicinePercent: number;
  /** Rated objectives with the tendency of the first and last rating, from −100 to 100. */
  objectives: Record<string, readonly [first: number, last: number]>;
  comments: readonly string[];
}

/** Returns a generator of numbers from 0 to 99 that is the same after every reset. */
function createRoller(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * 100);
  };
}

/** Returns a rating around a tendency. @param roll from 0 to 99 @param tendency −100 to 100 */
function rollFeeling(roll: number, tendency: number): Feeling {
  // Scores from −18 to 18 are “same”: without a tendency, 37 of 100 ratings.
  const score = tendency + roll - 50;
  if (score > 18) return 'better';
  return score < -18 ? 'worse' : 'same';
}

/** Adds a patient's check-ups, with the doses of the Shoop in force at each of them. */
export function addCheckUpSeries(store: Store, series: CheckUpSeries): void {
  const { tables } = store;
  const now = store.now();
  const roll = createRoller(series.days);
  const { userId, days, objectives, comments } = series;
  for (let day = days - 1; day >= 0; day -= 1) {
    const [gapRoll, medicineRoll, minutesEarlier, commentRoll] = [roll(), roll(), roll(), roll()];
    const progress = 1 - day / days;
    const ratings = Object.entries(objectives).map(([key, [first, last]]) => {
      return [key, rollFeeling(roll(), first + (last - first) * progress)] as const;
    });
    // All rolls of a day come before the gap is applied, so that a gap does not change later days.
    const status = rollFeeling(roll(), 40 * progress - 10);
    // Never skips the first and the last day, so that the period has its full length.
    if (day > 0 && day < days - 1 && gapRoll < series.gapPercent) continue;
    // The newest check-up has the age that the series names, unless that time is at night.
    const minutesEarlierToday = day === 0 ? 0 : minutesEarlier;
    const loggedAt = now - day * dayMs - (series.newestMinutesAgo + minutesEarlierToday) * minuteMs;
    const createdAt = new Date(toWakingTime(loggedAt)).toISOString();
    const doses = listDosesAt(store, userId, createdAt);
    // The newest check-up has the doses, if there are any.
    const isWithoutMedicine = doses.length === 0 || (day > 0 && medicineRoll < series.withoutMedicinePercent);
    // Three in ten check-ups have a comment, and one in twenty lacks the general status.
    const comment = commentRoll < 30 ? (comments[commentRoll % comments.length] ?? '') : '';
    tables.checkUps.push(
      isWithoutMedicine
        ? { userId, createdAt, cannabisToday: 'no', status: '', comment: '', objective: {}, canabiesDose: [] }
        : {
            userId,
            createdAt,
            cannabisToday: 'yes',
            status: day > 0 && commentRoll > 94 ? '' : status,
            comment,
            objective: Object.fromEntries(ratings),
            canabiesDose: doses,
          },
    );
  }
}

const comments = [
  'Slept through the night for the first time this week.',
  'A little dizzy in the morning, gone after breakfast.',
  'Walked around the lake without a break.',
  'Stiff until noon; a warm bath helped.',
  'More appetite today.',
  'A long day. I took the evening dose earlier than usual.',
];

/** Returns the body for the happening 'check-up-logged', with the patient's present doses. */
export function buildGoodCheckUp(store: Store, patientId: string): CheckUpBody {
  const canabiesDose = listDosesAt(store, patientId, new Date(store.now()).toISOString());
  if (canabiesDose.length === 0)
    return { cannabisToday: 'no', status: '', comment: '', objective: {}, canabiesDose };
  return {
    cannabisToday: 'yes',
    status: 'better',
    comment: 'Slept through the night for the first time this month.',
    objective: { painRelief: 'better' },
    canabiesDose,
  };
}

/** Some weeks with gaps; today's check-up is not logged yet. */
const halfDoneSeries: CheckUpSeries = {
  userId: 'patient',
  days: 38,
  newestMinutesAgo: 26 * 60,
  gapPercent: 35,
  withoutMedicinePercent: 15,
  objectives: { painRelief: [-30, 50], mentalHealth: [-10, 25], pharmaceuticalReplacement: [0, 10] },
  comments,
};

/** Two months of daily check-ups with few gaps. */
const completeSeries: CheckUpSeries = {
  userId: 'complete-patient',
  days: 61,
  newestMinutesAgo: 95,
  gapPercent: 12,
  withoutMedicinePercent: 8,
  objectives: {
    manageSideEffectsofChemo: [-45, 55],
    painRelief: [-15, 30],
    mentalHealth: [10, 20],
    antiCancerTherapy: [-5, 5],
  },
  comments,
};

/** Adds the check-ups of the two demo patients who have Shoops. */
export function seedCheckUps(store: Store): void {
  addCheckUpSeries(store, halfDoneSeries);
  addCheckUpSeries(store, completeSeries);
}

/** Replaces the complete patient's check-ups by ones with other settings. */
export function replaceCompleteCheckUps(store: Store, changes: Partial<CheckUpSeries>): void {
  const { tables } = store;
  tables.checkUps = tables.checkUps.filter(({ userId }) => userId !== completeSeries.userId);
  addCheckUpSeries(store, { ...completeSeries, ...changes });
}
