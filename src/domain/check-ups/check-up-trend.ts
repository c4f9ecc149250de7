import dayjs from 'dayjs';
import { objectives as knownObjectives } from '#domain/options/cannabis.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { CheckUp, Feeling } from './check-up.ts';

/** Number of each rating within one span of time. */
export interface Bar extends Readonly<Record<Feeling, number>> {
  /** Start of the span, in ms since 1970. */
  readonly at: number;
}

/** Ratings of one objective over time. */
export interface Trend {
  readonly objective: string;
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly Bar[];
  readonly total: Readonly<Record<Feeling, number>>;
}

const zeroCounts = { better: 0, same: 0, worse: 0 };

/** Limit of bars in a chart: more are not legible on a phone. */
const MAX_WEEKLY_BARS = 60;

/** Time span of one bar. */
export type BarSpan = 'week' | 'month';

/** Returns weeks, or months if the weeks would not fit on a phone. */
export function barSpan(entries: readonly Pick<CheckUp, 'createdAt'>[]): BarSpan {
  const times = entries.map(({ createdAt }) => Date.parse(createdAt));
  const weeks = dayjs(Math.max(...times)).diff(Math.min(...times), 'week');
  return weeks < MAX_WEEKLY_BARS ? 'week' : 'month';
}

/** Starts of the first and the last span of all trends, which share one time axis. */
export type TrendRange = readonly [first: number, last: number];

/** Counts the ratings in every span of the range. Spans without check-ups give empty bars. */
export function trendBars({ points }: Trend, span: BarSpan, [first, last]: TrendRange): Bar[] {
  const pointByStart = new Map(points.map((point) => [point.at, point]));
  const bars: Bar[] = [];
  for (let at = dayjs(first); !at.isAfter(last); at = at.add(1, span)) {
    const { better, same, worse } = pointByStart.get(at.valueOf()) ?? zeroCounts;
    bars.push({ at: at.valueOf(), better, same, worse });
  }
  return bars;
}

/** Returns the start of the span that contains a time, in the browser's time zone. */
export const spanStart = (createdAt: string, span: BarSpan): number =>
  dayjs(createdAt).startOf(span).valueOf();

/** Counts an objective's ratings in each span that has some, and in all. */
function countRatings(objective: string, checkUps: readonly CheckUp[], span: BarSpan): Trend {
  const countsByStart = new Map<number, Record<Feeling, number>>();
  const total = { ...zeroCounts };
  for (const { createdAt, objective: ratings } of checkUps) {
    const feeling = ratings[objective];
    if (!feeling) continue;
    const start = spanStart(createdAt, span);
    const counts = countsByStart.get(start) ?? { ...zeroCounts };
    counts[feeling] += 1;
    total[feeling] += 1;
    countsByStart.set(start, counts);
  }
  const points = [...countsByStart].map(([at, counts]) => ({ at, ...counts })).sort((a, b) => a.at - b.at);
  return { objective, label: optionLabel(knownObjectives, objective), points, total };
}

/** Returns one trend for each objective ever rated, in the order of the list of objectives. */
export function objectiveTrends(checkUps: readonly CheckUp[], span = barSpan(checkUps)): Trend[] {
  const ratedKeys = new Set(
    checkUps.flatMap(({ objective }) => Object.keys(objective).filter((key) => objective[key])),
  );
  const listedKeys = knownObjectives.map(({ value }) => value);
  const orderedKeys = [
    ...listedKeys.filter((key) => ratedKeys.has(key)),
    ...[...ratedKeys].filter((key) => !listedKeys.includes(key)),
  ];
  return orderedKeys.map((objective) => countRatings(objective, checkUps, span));
}

/** Returns the months covered: 'May 2026 – November 2026', 'May 2026' or '' (accounts §2.15). */
export function monthRange(checkUps: readonly Pick<CheckUp, 'createdAt'>[]): string {
  if (checkUps.length === 0) return '';
  const times = checkUps.map(({ createdAt }) => Date.parse(createdAt));
  const [first, last] = [Math.min(...times), Math.max(...times)].map((at) => dayjs(at).format('MMMM YYYY'));
  return first === last ? String(last) : `${first} – ${last}`;
}
