import { changeWords, type MedicineResponse } from '#domain/shoops/response.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import type { TableData } from '#ui/charts/chart-table.tsx';
import type { RatedSubject } from './rated-subjects.ts';

/** Returns the data of the figure as a table, newest first. */
export function buildResponseTable({ steps }: MedicineResponse, { value }: RatedSubject): TableData {
  return {
    columns: ['Since', 'Dose', 'Worse', 'Same', 'Better', 'Check-ups', 'Nothing taken'],
    rows: steps.toReversed().map((step) => {
      const { worse, same, better } = step.ratings[value] ?? { worse: 0, same: 0, better: 0 };
      const { since, checkUps, without } = step;
      return since === null
        ? [changeWords(step), '', worse, same, better, checkUps, without]
        : [formatShoopDate(since), changeWords(step), worse, same, better, checkUps, without];
    }),
  };
}
