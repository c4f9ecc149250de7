import { feelings } from '#domain/check-ups/check-up.ts';
import type { BarSpan, Trend } from '#domain/check-ups/check-up-trend.ts';
import { formatMonth, formatShortDate } from '#domain/values/dates.ts';
import type { TableData } from '#ui/charts/chart-table.tsx';

/** Returns the data of the bars as a table, newest first. */
export function trendTable({ points }: Trend, span: BarSpan): TableData {
  const formatPeriod = (at: number) => (span === 'month' ? formatMonth : formatShortDate)(new Date(at));
  return {
    columns: [span === 'month' ? 'Month' : 'Week of', ...feelings.map(({ label }) => label)],
    rows: points.toReversed().map(({ at, worse, same, better }) => [formatPeriod(at), worse, same, better]),
  };
}
