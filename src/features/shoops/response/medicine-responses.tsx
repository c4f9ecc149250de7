import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { Trend } from '#domain/check-ups/check-up-trend.ts';
import {
  changeWords,
  type MedicineResponse,
  type ResponseStep,
  tallyWords,
} from '#domain/shoops/history/response.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { TableOfChart } from '#ui/charts/table-of-chart.tsx';
import { medicineName } from './medicine-name.ts';
import classes from './response.module.css';
import { buildResponseTable } from './response-table.ts';

interface MedicineResponsesProps {
  response: MedicineResponse;
  /** Chosen subject of the ratings; undefined if nothing is rated. */
  trend: Trend | undefined;
}

/** Responses to the doses of one cannabinoid as a list, newest first, and as a table. */
export function MedicineResponses({ response, trend }: MedicineResponsesProps) {
  const nameId = useId();
  const name = medicineName(response);
  return (
    <section className={classes.medicine} aria-labelledby={nameId}>
      <div>
        <Title order={4} id={nameId} className={classes.name}>
          <bdi>{name}</bdi>
        </Title>
        {!response.isCurrent && (
          <Text size="sm" c="dimmed">
            Not part of the newest recommendation
          </Text>
        )}
      </div>
      <ol className={classes.steps}>
        {response.steps.toReversed().map((step) => (
          <li key={step.since ?? ''}>
            <ResponseLine step={step} trend={trend} />
          </li>
        ))}
      </ol>
      {trend && (
        <TableOfChart label={`${name}, ${trend.label}`} table={() => buildResponseTable(response, trend)} />
      )}
    </section>
  );
}

/** Dose of a step, and the ratings while it was the newest. */
function ResponseLine({ step, trend }: { step: ResponseStep; trend: Trend | undefined }) {
  const { since, checkUps, without } = step;
  return (
    <>
      <div className={classes.change}>
        {since !== null && (
          <>
            Since <time dateTime={since}>{formatShoopDate(since)}</time>: Dose{' '}
          </>
        )}
        <bdi>{changeWords(step)}</bdi>
      </div>
      <div>
        {describeRating(step, trend)}
        {without > 0 && (
          <span className={classes.without}>
            {' '}
            · nothing taken on {without} of {checkUps}
          </span>
        )}
      </div>
    </>
  );
}

/** Returns the ratings of a step as text. */
function describeRating({ checkUps, ratings }: ResponseStep, trend: Trend | undefined): string {
  if (checkUps === 0) return 'No check-up since';
  return trend ? `${trend.label}: ${tallyWords(ratings[trend.objective])}` : 'Not rated in a check-up';
}
