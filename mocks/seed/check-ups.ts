import type { CheckUpBody } from '#api/endpoints/check-ups.ts';
import type { Feeling } from '#domain/check-ups/check-up.ts';
import type { Store } from '#mocks/store/store.ts';
import { listDosesAt } from './doses-taken.ts';
import { toWakingTime } from './waking-time.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

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
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * 100);
  };
}

/** Returns a rating around a tendency. */
function rollFeeling(roll: number, tendency: number): Feeling {
  const mood = tendency + roll - 50;
  if (mood > 18) return 'better';
  return mood < -18 ? 'worse' : 'same';
}

/** Adds a patient's check-ups, with the doses of the Shoop in force at each of them. */
export function addCheckUpSeries(store: Store, course: CheckUpSeries): void {
  const { tables } = store;
  const now = store.now();
  const roll = createDice(course.days);
  const { userId, days, objectives, comments } = course;
  for (let day = days - 1; day >= 0; day -= 1) {
    const [skips, takesNone, minutes, words] = [roll(), roll(), roll(), roll()];
    const progress = 1 - day / days;
    const rated = Object.entries(objectives).map(([key, [first, last]]) => {
      return [key, rollFeeling(roll(), first + (last - first) * progress)] as const;
    });
    const status = rollFeeling(roll(), 40 * progress - 10);
    // Never skips the first and the last day, so that the period has its full length.
    if (day > 0 && day < days - 1 && skips < course.gapPercent) continue;
    const early = day === 0 ? 0 : minutes;
    const at = now - day * DAY - (course.newestMinutesAgo + early) * MINUTE;
    const createdAt = new Date(toWakingTime(at)).toISOString();
    const doses = listDosesAt(store, userId, createdAt);
    const none = doses.length === 0 || (day > 0 && takesNone < course.withoutMedicinePercent);
    const comment = words < 30 ? (comments[words % comments.length] ?? '') : '';
    tables.checkUps.push(
      none
        ? { userId, createdAt, cannabisToday: 'no', status: '', comment: '', objective: {}, canabiesDose: [] }
        : {
            userId,
            createdAt,
            cannabisToday: 'yes',
            status: day > 0 && words > 94 ? '' : status,
            comment,
            objective: Object.fromEntries(rated),
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
const halfDone: CheckUpSeries = {
  userId: 'patient',
  days: 38,
  newestMinutesAgo: 26 * 60,
  gapPercent: 35,
  withoutMedicinePercent: 15,
  objectives: { painRelief: [-30, 50], mentalHealth: [-10, 25], pharmaceuticalReplacement: [0, 10] },
  comments,
};

const complete: CheckUpSeries = {
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
  addCheckUpSeries(store, halfDone);
  addCheckUpSeries(store, complete);
}

/** Replaces the complete patient's check-ups by ones with other settings. */
export function replaceCompleteCheckUps(store: Store, changes: Partial<CheckUpSeries>): void {
  const { tables } = store;
  tables.checkUps = tables.checkUps.filter(({ userId }) => userId !== complete.userId);
  addCheckUpSeries(store, { ...complete, ...changes });
}
