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

const none = { better: 0, same: 0, worse: 0 };

/** Limit of bars in a chart: more are not legible on a phone. */
const MOST_WEEKS = 60;

/** Time span of one bar. */
export type BarSpan = 'week' | 'month';

/** Returns weeks, or months if the weeks would not fit on a phone. */
export function barSpan(entries: readonly Pick<CheckUp, 'createdAt'>[]): BarSpan {
  const times = entries.map(({ createdAt }) => Date.parse(createdAt));
  const weeks = dayjs(Math.max(...times)).diff(Math.min(...times), 'week');
  return weeks < MOST_WEEKS ? 'week' : 'month';
}

/** Starts of the first and the last span of all trends, which share one time axis. */
export type TrendRange = readonly [first: number, last: number];

/** Counts the ratings in every span of the range. Spans without check-ups give empty bars. */
export function trendBars({ points }: Trend, span: BarSpan, [first, last]: TrendRange): Bar[] {
  const known = new Map(points.map((point) => [point.at, point]));
  const bars: Bar[] = [];
  for (let at = dayjs(first); !at.isAfter(last); at = at.add(1, span)) {
    const { better, same, worse } = known.get(at.valueOf()) ?? none;
    bars.push({ at: at.valueOf(), better, same, worse });
  }
  return bars;
}

/** Returns the start of the span that contains a time, in the browser's time zone. */
export const spanStart = (createdAt: string, span: BarSpan): number =>
  dayjs(createdAt).startOf(span).valueOf();

function trendOf(objective: string, checkUps: readonly CheckUp[], span: BarSpan): Trend {
  const spans = new Map<number, Record<Feeling, number>>();
  const total = { ...none };
  for (const { createdAt, objective: ratings } of checkUps) {
    const feeling = ratings[objective];
    if (!feeling) continue;
    const start = spanStart(createdAt, span);
    const counts = spans.get(start) ?? { ...none };
    counts[feeling] += 1;
    total[feeling] += 1;
    spans.set(start, counts);
  }
  const points = [...spans].map(([at, counts]) => ({ at, ...counts })).sort((a, b) => a.at - b.at);
  return { objective, label: optionLabel(knownObjectives, objective), points, total };
}

/** Returns one trend for each objective ever rated, in the order of the list of objectives. */
export function objectiveTrends(checkUps: readonly CheckUp[], span = barSpan(checkUps)): Trend[] {
  const rated = new Set(
    checkUps.flatMap(({ objective }) => Object.keys(objective).filter((key) => objective[key])),
  );
  const known = knownObjectives.map(({ value }) => value);
  const order = [
    ...known.filter((key) => rated.has(key)),
    ...[...rated].filter((key) => !known.includes(key)),
  ];
  return order.map((objective) => trendOf(objective, checkUps, span));
}

/** Returns the months covered: 'May 2026 – November 2026', 'May 2026' or '' (accounts §2.15). */
export function monthRange(checkUps: readonly Pick<CheckUp, 'createdAt'>[]): string {
  if (checkUps.length === 0) return '';
  const times = checkUps.map(({ createdAt }) => Date.parse(createdAt));
  const [first, last] = [Math.min(...times), Math.max(...times)].map((at) => dayjs(at).format('MMMM YYYY'));
  return first === last ? String(last) : `${first} – ${last}`;
}
