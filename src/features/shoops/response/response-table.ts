import type { Trend } from '#domain/check-ups/check-up-trend.ts';
import { changeWords, type MedicineResponse } from '#domain/shoops/history/response.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import type { TableData } from '#ui/charts/chart-table.tsx';

/** Returns the responses to a medicine's doses as a table, newest first. */
export function buildResponseTable({ steps }: MedicineResponse, { objective }: Trend): TableData {
  return {
    columns: ['Since', 'Dose', 'Worse', 'Same', 'Better', 'Check-ups', 'Nothing taken'],
    rows: steps.toReversed().map((step) => {
      const { worse, same, better } = step.ratings[objective] ?? { worse: 0, same: 0, better: 0 };
      const { since, checkUps, without } = step;
      // Null for the time before the first Shoop, which has no date and no dose.
      return since === null
        ? [changeWords(step), '', worse, same, better, checkUps, without]
        : [formatShoopDate(since), changeWords(step), worse, same, better, checkUps, without];
    }),
  };
}
