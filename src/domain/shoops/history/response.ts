import type { CheckUp, Feeling } from '#domain/check-ups/check-up.ts';
import { formatDose, inHundredths } from '#domain/values/amounts/doses.ts';
import { calendarDay } from '#domain/values/dates.ts';
import { recommendationsOf } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';

/** Number of check-ups that logged each feeling. */
export type Tally = Readonly<Record<Feeling, number>>;

/** Key of the feeling of the whole day, next to the keys of the objectives. */
export const OVERALL = 'overall';

/** Time from one Shoop of a cannabinoid to the next one that changes it. */
export interface ResponseStep {
  /** ISO moment of the Shoop; null for the time before the first. */
  readonly since: string | null;
  /** Displayed dose of the Shoop; '' before the first. */
  readonly dose: string;
  /** Dose in mg a day for the chart; null if unknown, as under Hourly (decision 70). */
  readonly mg: number | null;
  /** Displayed dose of the step before; '' if there is none. */
  readonly before: string;
  /** Number of check-ups in that time. */
  readonly checkUps: number;
  /** Number of them which say that no cannabis was taken. */
  readonly without: number;
  /** Keyed by objective, with `OVERALL` for the whole day; unrated objectives are absent. */
  readonly ratings: Readonly<Record<string, Tally>>;
}

/** Doses of one cannabinoid over time, with the check-ups that followed. */
export interface MedicineResponse {
  readonly targetCannabinoid: string;
  /** True if the newest recommendation has the cannabinoid. */
  readonly isCurrent: boolean;
  /** Oldest first; begins with the time before the first Shoop if that has check-ups. */
  readonly steps: readonly ResponseStep[];
}

/** Recommendation of one cannabinoid in one sending. */
interface Sending {
  readonly since: string;
  readonly day: string;
  readonly dose: string;
  readonly mg: number | null;
}

const dayOf = (moment: string) => calendarDay(new Date(moment));

/** Formats the target of a medicine: '20 mg', '20 mg · Hourly', 'no dose given'. */
const doseTextOf = ({ dailyDose, dailyDoseUnit, frequencyUnit }: Shoop): string => {
  const amount =
    dailyDose === null ? 'no dose given' : formatDose({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return frequencyUnit === 'Hourly' ? `${amount} · Hourly` : amount;
};

/** Adds up the targets in mg a day; null if one of them is unknown, as under Hourly. */
function totalMg(shoops: readonly Shoop[]): number | null {
  const parts = shoops.map(({ dailyDose, dailyDoseUnit, frequencyUnit }) =>
    dailyDose === null || frequencyUnit === 'Hourly'
      ? null
      : inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit }),
  );
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / 100;
}

/** Joins the medicines of one cannabinoid; their displayed doses are not added up. */
function sendingOf(since: string, shoops: readonly Shoop[]): Sending {
  return { since, day: dayOf(since), dose: shoops.map(doseTextOf).join(' and '), mg: totalMg(shoops) };
}

/**
 * Groups the sendings by cannabinoid, oldest first. Leaves out a sending that was corrected on the
 * same day, and one that changes nothing.
 */
function sendingsOf(oldestFirst: ReturnType<typeof recommendationsOf>): Map<string, Sending[]> {
  const sendingsByCannabinoid = new Map<string, Sending[]>();
  for (const { createdAt, shoops } of oldestFirst) {
    for (const [cannabinoid, group] of Map.groupBy(shoops, ({ targetCannabinoid }) => targetCannabinoid)) {
      const sendings = sendingsByCannabinoid.get(cannabinoid) ?? [];
      const sending = sendingOf(createdAt, group);
      if (sendings.at(-1)?.day === sending.day) sendings.pop();
      if (sendings.at(-1)?.dose !== sending.dose) sendings.push(sending);
      sendingsByCannabinoid.set(cannabinoid, sendings);
    }
  }
  return sendingsByCannabinoid;
}

const zeroTally: Tally = { better: 0, same: 0, worse: 0 };

/** Counts the feelings that the check-ups log for each objective, and for the whole day. */
function ratingsIn(checkUps: readonly CheckUp[]): Record<string, Tally> {
  const ratings: Record<string, Tally> = {};
  for (const { objective, status } of checkUps) {
    for (const [key, feeling] of Object.entries({ ...objective, [OVERALL]: status })) {
      if (feeling === '') continue;
      const counts = ratings[key] ?? zeroTally;
      ratings[key] = { ...counts, [feeling]: counts[feeling] + 1 };
    }
  }
  return ratings;
}

/** Builds the step of a sending from the check-ups that followed it. */
function stepOf(
  checkUps: readonly CheckUp[],
  sending: Pick<Sending, 'dose' | 'mg'> & { since: string | null },
  before: string,
): ResponseStep {
  const { since, dose, mg } = sending;
  const without = checkUps.filter(({ cannabisToday }) => cannabisToday === 'no').length;
  return { since, dose, mg, before, checkUps: checkUps.length, without, ratings: ratingsIn(checkUps) };
}

/** Time before the first Shoop. The empty day sorts before every other. */
const beforeFirstShoop = { since: null, day: '', dose: '', mg: null };

/**
 * Returns the check-ups that followed on each cannabinoid's doses. A check-up counts for a dose
 * from the day after its Shoop was sent to the day on which the next one was sent: on that day it
 * is unknown which of the two was taken.
 * @param shoops sent to one patient, in any order
 * @param checkUps of the same patient, in any order
 * @returns cannabinoids of the newest recommendation first
 */
export function responsesOf(shoops: readonly Shoop[], checkUps: readonly CheckUp[]): MedicineResponse[] {
  const newestFirst = recommendationsOf(shoops);
  const logged = checkUps.map((checkUp) => ({ checkUp, day: dayOf(checkUp.createdAt) }));
  const checkUpsBetween = (from: string, to: string) =>
    logged.filter(({ day }) => day > from && day <= to).map(({ checkUp }) => checkUp);
  const newest = newestFirst.slice(0, 1).flatMap(({ shoops }) => shoops);
  const current = new Set(newest.map(({ targetCannabinoid }) => targetCannabinoid));
  const responses = [...sendingsOf(newestFirst.toReversed())].map(([targetCannabinoid, sendings]) => {
    const periods = [beforeFirstShoop, ...sendings];
    const steps = periods.map((sending, place) =>
      stepOf(
        checkUpsBetween(sending.day, periods[place + 1]?.day ?? LAST_DAY),
        sending,
        periods[place - 1]?.dose ?? '',
      ),
    );
    return {
      targetCannabinoid,
      isCurrent: current.has(targetCannabinoid),
      steps: steps.filter(({ since, checkUps }) => since !== null || checkUps > 0),
    };
  });
  return responses.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Text that sorts after every day. */
const LAST_DAY = '9999-99-99';

/** Describes a tally, never its good part alone: 'better in 6 of 8 check-ups, worse in 1'. */
export function tallyWords(tally: Tally = zeroTally): string {
  const { better, same, worse } = tally;
  const rated = better + same + worse;
  if (rated === 0) return 'not rated in a check-up';
  const betterText = `better in ${better} of ${rated} check-up${rated === 1 ? '' : 's'}`;
  return worse === 0 ? betterText : `${betterText}, worse in ${worse}`;
}

/** Describes the change of dose of a step: '20 mg → 30 mg'. */
export const changeWords = ({ since, before, dose }: ResponseStep): string => {
  if (since === null) return 'Before the first Shoop';
  return before === '' ? dose : `${before} → ${dose}`;
};
