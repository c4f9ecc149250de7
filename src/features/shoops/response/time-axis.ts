import dayjs from 'dayjs';
import { type BarSpan, barSpan, spanStart, type TrendRange } from '#domain/check-ups/check-up-trend.ts';

/** Axis of weeks or months that check-ups and doses share. Each span has the same width. */
export interface TimeAxis {
  readonly span: BarSpan;
  readonly range: TrendRange;
}

/**
 * Returns the axis from the first to the last of some moments.
 * @param moments ISO dates and times, at least one
 */
export function timeAxis(moments: readonly string[]): TimeAxis {
  const span = barSpan(moments.map((createdAt) => ({ createdAt })));
  const starts = moments.map((moment) => spanStart(moment, span));
  return { span, range: [Math.min(...starts), Math.max(...starts)] };
}

/** Returns the position of a moment on the axis, from 0 at its start to 1 at its end. */
export function positionOn({ span, range: [first, last] }: TimeAxis, moment: string): number {
  const start = dayjs(spanStart(moment, span));
  const end = start.add(1, span);
  const fraction = dayjs(moment).diff(start) / end.diff(start);
  // Rounded, because a clock change makes a week an hour longer or shorter.
  const spanCount = Math.round(dayjs(last).diff(first, span, true)) + 1;
  return (Math.round(start.diff(first, span, true)) + fraction) / spanCount;
}
