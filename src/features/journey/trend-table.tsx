import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { type Feeling, feelings } from '#domain/check-ups/check-up.ts';
import type { Trend, TrendPoint, TrendSpan } from '#domain/check-ups/check-up-trend.ts';
import { optionLabel } from '#domain/questions/option.ts';
import { formatMonth, formatShortDate } from '#domain/values/dates.ts';
import classes from './journey.module.css';

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
export default function TrendTable({ trend: { label, points }, span }: { trend: Trend; span: TrendSpan }) {
  const columns = span === 'checkUp' ? ['Rating'] : feelings.map((feeling) => feeling.label);
  return (
    <Table className={classes.table} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {[firstColumn[span], ...columns].map((name) => (
            <Table.Th key={name} scope="col">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {points.toReversed().map((point) => (
          <Table.Tr key={point.at}>
            <Table.Th scope="row">{when(point.at, span)}</Table.Th>
            {cells(point, span).map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <Table.Td key={place}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
