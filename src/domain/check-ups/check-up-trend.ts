import dayjs from 'dayjs';
import { objectives as knownObjectives } from '#domain/options/cannabis.ts';
import { optionLabel } from '#domain/questions/option.ts';
import type { CheckUp, Feeling } from './check-up.ts';

/** How much of a journey one point of a trend stands for. */
export type TrendSpan = 'checkUp' | 'week' | 'month';

export interface TrendPoint {
  /** Where it stands on the line of time, in milliseconds since 1970: the check-up, or the span's beginning. */
  readonly at: number;
  readonly better: number;
  readonly same: number;
  readonly worse: number;
  /** From −1, all worse, to 1, all better. */
  readonly average: number;
}

/** What was rated in one span. */
export type Bar = Readonly<Record<Feeling, number>> & Pick<TrendPoint, 'at'>;

/** How one objective went over time. */
export interface Trend {
  readonly objective: string;
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly TrendPoint[];
  readonly total: Readonly<Record<Feeling, number>>;
}

const none = { better: 0, same: 0, worse: 0 };

/** More points than that are a scribble on a phone. */
const MOST_CHECK_UPS = 31;
const MOST_WEEKS = 60;

/** The finest span that leaves a line to be read. */
export function trendSpan(checkUps: readonly Pick<CheckUp, 'createdAt'>[]): TrendSpan {
  return checkUps.length <= MOST_CHECK_UPS ? 'checkUp' : barSpan(checkUps);
}

/** What one bar stands for, so that a phone has room for all of them. */
export type BarSpan = Exclude<TrendSpan, 'checkUp'>;

/** Weeks, until they are too many. */
export function barSpan(checkUps: readonly Pick<CheckUp, 'createdAt'>[]): BarSpan {
  const times = checkUps.map(({ createdAt }) => Date.parse(createdAt));
  const weeks = dayjs(Math.max(...times)).diff(Math.min(...times), 'week');
  return weeks < MOST_WEEKS ? 'week' : 'month';
}

/** From the first to the last span of all trends, as each of them is drawn over the same time. */
export type TrendRange = readonly [first: number, last: number];

/** How often each rating was given in every span of the range: one in which nobody logged anything is there, empty. */
export function trendBars({ points }: Trend, span: BarSpan, [first, last]: TrendRange): Bar[] {
  const known = new Map(points.map((point) => [point.at, point]));
  const bars: Bar[] = [];
  for (let at = dayjs(first); !at.isAfter(last); at = at.add(1, span)) {
    const { better, same, worse } = known.get(at.valueOf()) ?? none;
    bars.push({ at: at.valueOf(), better, same, worse });
  }
  return bars;
}

/** Where the span begins that a moment is in, in the reader's own time. */
function spanStart(createdAt: string, span: TrendSpan): number {
  const at = dayjs(createdAt);
  return (span === 'checkUp' ? at : at.startOf(span)).valueOf();
}

function asPoint(at: number, counts: Readonly<Record<Feeling, number>>): TrendPoint {
  const { better, same, worse } = counts;
  return { at, ...counts, average: (better - worse) / (better + same + worse) };
}

function trendOf(objective: string, checkUps: readonly CheckUp[], span: TrendSpan): Trend {
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
  const points = [...spans].map(([at, counts]) => asPoint(at, counts)).sort((a, b) => a.at - b.at);
  return { objective, label: optionLabel(knownObjectives, objective), points, total };
}

/** One trend for each objective that was ever rated, in the order of the list of objectives. */
export function objectiveTrends(checkUps: readonly CheckUp[], span = trendSpan(checkUps)): Trend[] {
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

/** 'September 2026 – November 2026', or one month alone; '' where there is nothing (accounts §2.15). */
export function monthRange(checkUps: readonly Pick<CheckUp, 'createdAt'>[]): string {
  if (checkUps.length === 0) return '';
  const times = checkUps.map(({ createdAt }) => Date.parse(createdAt));
  const [first, last] = [Math.min(...times), Math.max(...times)].map((at) => dayjs(at).format('MMMM YYYY'));
  return first === last ? String(last) : `${first} – ${last}`;
}
