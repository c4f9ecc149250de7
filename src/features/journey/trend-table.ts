import { type Feeling, feelings } from '#domain/check-ups/check-up.ts';
import type { Trend, TrendPoint, TrendSpan } from '#domain/check-ups/check-up-trend.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { formatMonth, formatShortDate } from '#domain/values/dates.ts';
import type { TableData } from '#ui/charts/chart-table.tsx';

const firstColumn: Record<TrendSpan, string> = { checkUp: 'Date', week: 'Week of', month: 'Month' };

function when(at: number, span: TrendSpan): string {
  const day = new Date(at);
  return span === 'month' ? formatMonth(day) : formatShortDate(day);
}

/** The one rating of a check-up, or how often each was given in a week or a month. */
function cells({ better, same, worse }: TrendPoint, span: TrendSpan): (string | number)[] {
  if (span !== 'checkUp') return [worse, same, better];
  const given: Feeling = better ? 'better' : same ? 'same' : 'worse';
  return [optionLabel(feelings, given)];
}

/** What the line is drawn from, newest first. */
export function trendTable({ points }: Trend, span: TrendSpan): TableData {
  const ratings = span === 'checkUp' ? ['Rating'] : feelings.map(({ label }) => label);
  return {
    columns: [firstColumn[span], ...ratings],
    rows: points.toReversed().map((point) => [when(point.at, span), ...cells(point, span)]),
  };
}
