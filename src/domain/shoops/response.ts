import type { CheckUp, Feeling } from '#domain/check-ups/check-up.ts';
import { calendarDay } from '#domain/values/dates.ts';
import { formatDose, inHundredths } from '#domain/values/doses.ts';
import { recommendationsOf } from './recommendations.ts';
import type { Shoop } from './shoop.ts';

/** How often each feeling was logged. */
export type Tally = Readonly<Record<Feeling, number>>;

/** The key under which the feeling of the whole day stands among the objectives. */
export const OVERALL = 'overall';

/** The time from one Shoop of a cannabinoid to the next one that changes it. */
export interface ResponseStep {
  /** ISO moment of the Shoop; null for the time before the first. */
  readonly since: string | null;
  /** What it recommends, as it is read; '' before the first. */
  readonly dose: string;
  /** The same in mg a day, to be drawn; null where that cannot be told, as under Hourly (decision 70). */
  readonly mg: number | null;
  /** What it was before; '' for nothing. */
  readonly before: string;
  /** Check-ups that were logged in that time, and of them those that say that nothing was taken. */
  readonly checkUps: number;
  readonly without: number;
  /** By objective, and for the whole day under `OVERALL`; absent where nobody rated it. */
  readonly ratings: Readonly<Record<string, Tally>>;
}

/** One cannabinoid over time. */
export interface MedicineResponse {
  readonly targetCannabinoid: string;
  /** It is part of what was recommended last. */
  readonly isCurrent: boolean;
  /** Oldest first; begins with the time before the first Shoop where something was logged then. */
  readonly steps: readonly ResponseStep[];
}

/** What one sending recommends of one cannabinoid. */
interface Sending {
  readonly since: string;
  readonly day: string;
  readonly dose: string;
  readonly mg: number | null;
}

const dayOf = (moment: string) => calendarDay(new Date(moment));

const amountOf = ({ dailyDose, dailyDoseUnit, frequencyUnit }: Shoop): string => {
  const amount =
    dailyDose === null ? 'no dose given' : formatDose({ dose: dailyDose, doseUnit: dailyDoseUnit });
  return frequencyUnit === 'Hourly' ? `${amount} · Hourly` : amount;
};

function inMg(shoops: readonly Shoop[]): number | null {
  const parts = shoops.map(({ dailyDose, dailyDoseUnit, frequencyUnit }) =>
    dailyDose === null || frequencyUnit === 'Hourly'
      ? null
      : inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit }),
  );
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / 100;
}

/** Two of one cannabinoid, as drops and a balm, stand side by side: nobody says that they add up. */
function sendingOf(since: string, shoops: readonly Shoop[]): Sending {
  return { since, day: dayOf(since), dose: shoops.map(amountOf).join(' and '), mg: inMg(shoops) };
}

/** By cannabinoid what was sent of it, oldest first. What was corrected on the same day, and what changes nothing, is no step. */
function sendingsOf(oldestFirst: ReturnType<typeof recommendationsOf>): Map<string, Sending[]> {
  const all = new Map<string, Sending[]>();
  for (const { createdAt, shoops } of oldestFirst) {
    for (const [cannabinoid, group] of Map.groupBy(shoops, ({ targetCannabinoid }) => targetCannabinoid)) {
      const known = all.get(cannabinoid) ?? [];
      const sending = sendingOf(createdAt, group);
      if (known.at(-1)?.day === sending.day) known.pop();
      if (known.at(-1)?.dose !== sending.dose) known.push(sending);
      all.set(cannabinoid, known);
    }
  }
  return all;
}

const none: Tally = { better: 0, same: 0, worse: 0 };

function ratingsIn(checkUps: readonly CheckUp[]): Record<string, Tally> {
  const ratings: Record<string, Tally> = {};
  for (const { objective, status } of checkUps) {
    for (const [key, feeling] of Object.entries({ ...objective, [OVERALL]: status })) {
      if (feeling === '') continue;
      const known = ratings[key] ?? none;
      ratings[key] = { ...known, [feeling]: known[feeling] + 1 };
    }
  }
  return ratings;
}

function stepOf(
  checkUps: readonly CheckUp[],
  sending: Pick<Sending, 'dose' | 'mg'> & { since: string | null },
  before: string,
): ResponseStep {
  const { since, dose, mg } = sending;
  const without = checkUps.filter(({ cannabisToday }) => cannabisToday === 'no').length;
  return { since, dose, mg, before, checkUps: checkUps.length, without, ratings: ratingsIn(checkUps) };
}

const beforeAll = { since: null, dose: '', mg: null };

/**
 * What followed on each cannabinoid's doses. A check-up counts for a dose from the day after its Shoop was sent, up to the day on which
 * the next one was: on the day itself nobody can tell which of the two was taken.
 * @param shoops that were sent to one patient, in any order
 * @param checkUps of the same patient, in any order
 * @returns those of the newest recommendation first
 */
export function responsesOf(shoops: readonly Shoop[], checkUps: readonly CheckUp[]): MedicineResponse[] {
  const newestFirst = recommendationsOf(shoops);
  const logged = checkUps.map((checkUp) => ({ checkUp, day: dayOf(checkUp.createdAt) }));
  const between = (from: string, to: string) =>
    logged.filter(({ day }) => day > from && day <= to).map(({ checkUp }) => checkUp);
  const current = newestFirst[0]?.shoops ?? [];
  const responses = [...sendingsOf(newestFirst.toReversed())].map(([targetCannabinoid, sendings]) => {
    const steps = sendings.map((sending, place) =>
      stepOf(
        between(sending.day, sendings[place + 1]?.day ?? LAST_DAY),
        sending,
        sendings[place - 1]?.dose ?? '',
      ),
    );
    const earlier = between('', sendings[0]?.day ?? '');
    return {
      targetCannabinoid,
      isCurrent: current.some((shoop) => shoop.targetCannabinoid === targetCannabinoid),
      steps: earlier.length > 0 ? [stepOf(earlier, beforeAll, ''), ...steps] : steps,
    };
  });
  return responses.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** After every day that is written. */
const LAST_DAY = '9999-99-99';

/** 'better in 6 of 8 check-ups, worse in 1': never the good alone. */
export function tallyWords(tally: Tally = none): string {
  const { better, same, worse } = tally;
  const rated = better + same + worse;
  if (rated === 0) return 'not rated in a check-up';
  const of = `better in ${better} of ${rated} check-up${rated === 1 ? '' : 's'}`;
  return worse === 0 ? of : `${of}, worse in ${worse}`;
}

/** 'Since 11-02-2026, 20 mg → 30 mg', without its date. */
export const changeWords = ({ since, before, dose }: ResponseStep): string => {
  if (since === null) return 'Before the first Shoop';
  return before === '' ? dose : `${before} → ${dose}`;
};
