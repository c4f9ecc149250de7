import type { CheckUpBody } from '#api/endpoints/check-ups.ts';
import type { Feeling } from '#domain/check-ups/check-up.ts';
import type { Store } from '#mocks/store/store.ts';
import type { CheckUpRecord } from '#mocks/store/tables.ts';
import { wakingTime } from './waking-time.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

type Dose = CheckUpRecord['canabiesDose'][number];

/** How somebody's check-ups go. */
interface Course {
  userId: string;
  /** How many days back it begins. */
  days: number;
  /** How long ago the last one was, in minutes. */
  newest: number;
  /** Of a hundred days, on how many nothing was logged, and on how many no medicine was taken. */
  gaps: number;
  without: number;
  /** What is rated, and how much better or worse it begins and ends, from −100 to 100. */
  objectives: Record<string, readonly [first: number, last: number]>;
  doses: readonly Dose[];
  comments: readonly string[];
}

/** A stream of numbers from 0 to 99 that is the same after every reset. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * 100);
  };
}

/** The mood of the day around a tendency. */
function feel(roll: number, tendency: number): Feeling {
  const mood = tendency + roll - 50;
  if (mood > 18) return 'better';
  return mood < -18 ? 'worse' : 'same';
}

/** Adds the check-ups of a course. */
export function addCourse(store: Store, course: Course): void {
  const { tables } = store;
  const now = store.now();
  const roll = dice(course.days);
  const { userId, days, objectives, doses, comments } = course;
  for (let day = days - 1; day >= 0; day -= 1) {
    const [skips, takesNone, minutes, words] = [roll(), roll(), roll(), roll()];
    const progress = 1 - day / days;
    const rated = Object.entries(objectives).map(([key, [first, last]]) => {
      return [key, feel(roll(), first + (last - first) * progress)] as const;
    });
    const status = feel(roll(), 40 * progress - 10);
    // The first and the last day are there, so that the journey is as long as it says.
    if (day > 0 && day < days - 1 && skips < course.gaps) continue;
    const early = day === 0 ? 0 : minutes;
    const at = now - day * DAY - (course.newest + early) * MINUTE;
    const createdAt = new Date(wakingTime(at)).toISOString();
    const none = day > 0 && takesNone < course.without;
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
            canabiesDose: doses.map((dose) => ({ ...dose })),
          },
    );
  }
}

const comments = [
  'Slept through the night for the first time this week.',
  'A little dizzy in the morning, gone after breakfast.',
  'Walked around the lake without a break.',
  'Stiff until noon; the balm helped.',
  'More appetite today.',
  'A long day. I took the evening dose earlier than usual.',
];

const drops: Dose = {
  amount: 12.5,
  frequency: 2,
  ingestionMethod: 'Sublingual',
  product: 'Full-spectrum oil 20:1',
};
const balm: Dose = { amount: 5, frequency: 3, ingestionMethod: 'Topically', product: 'CBD topical balm' };
const capsule: Dose = {
  amount: 25,
  frequency: 1,
  ingestionMethod: 'Ingested',
  product: 'CBD capsules 25 mg',
};
/** What 'a check-up is logged' of the happenings logs. */
export const goodDay: CheckUpBody = {
  cannabisToday: 'yes',
  status: 'better',
  comment: 'Slept through the night for the first time this month.',
  objective: { painRelief: 'better' },
  canabiesDose: [drops],
};
const vapor: Dose = { amount: 2.5, frequency: 4, ingestionMethod: 'Inhaled', product: 'Vaporizer flower' };

/** Some weeks with gaps; today’s is still to come. */
const halfDone: Course = {
  userId: 'patient',
  days: 38,
  newest: 26 * 60,
  gaps: 35,
  without: 15,
  objectives: { painRelief: [-30, 50], mentalHealth: [-10, 25], pharmaceuticalReplacement: [0, 10] },
  doses: [drops, balm],
  comments,
};

const complete: Course = {
  userId: 'complete-patient',
  days: 61,
  newest: 95,
  gaps: 12,
  without: 8,
  objectives: {
    manageSideEffectsofChemo: [-45, 55],
    painRelief: [-15, 30],
    mentalHealth: [10, 20],
    antiCancerTherapy: [-5, 5],
  },
  doses: [capsule, drops],
  comments,
};

/** The check-ups of the demo patients; who is new has none. */
export function seedCheckUps(store: Store): void {
  addCourse(store, halfDone);
  addCourse(store, complete);
}

/** The complete patient has logged every day of a year, three doses each. */
export function seedYearOfCheckUps(store: Store): void {
  const { tables } = store;
  tables.checkUps = tables.checkUps.filter(({ userId }) => userId !== complete.userId);
  const doses = [capsule, drops, vapor];
  addCourse(store, { ...complete, days: 365, gaps: 0, without: 0, doses });
}
