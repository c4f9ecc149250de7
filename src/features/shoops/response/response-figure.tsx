import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import {
  changeWords,
  type MedicineResponse,
  type ResponseStep,
  tallyWords,
} from '#domain/shoops/response.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { ChartFrame, lazyChart } from '#ui/charts/chart-frame.tsx';
import { TableOfChart } from '#ui/charts/table-behind.tsx';
import type { RatedSubject } from './rated-subjects.ts';
import classes from './response.module.css';
import { buildResponseLine } from './response-line.ts';
import { buildResponseTable } from './response-table.ts';

const ResponseChart = lazyChart(() => import('./response-chart.tsx'));

interface ResponseFigureProps {
  response: MedicineResponse;
  rated: RatedSubject;
  /** First and last time of the axis, shared by all figures. */
  time: readonly [first: number, last: number];
}

/** Figure of one cannabinoid: text of each dose's response, chart and table. */
export function ResponseFigure({ response, rated, time }: ResponseFigureProps) {
  const nameId = useId();
  const name = cannabinoidName(response.targetCannabinoid) || 'Medicine without a name';
  const line = buildResponseLine(response, rated);
  const changes = response.steps.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)]));
  return (
    <figure className={classes.figure} aria-labelledby={nameId}>
      <figcaption>
        <Title order={4} id={nameId} className={classes.name}>
          <bdi>{name}</bdi>
        </Title>
        {!response.isCurrent && (
          <Text size="sm" c="dimmed">
            Not part of the newest recommendation
          </Text>
        )}
      </figcaption>
      <ol className={classes.steps}>
        {response.steps.toReversed().map((step) => (
          <li key={step.since ?? ''}>
            <Step step={step} rated={rated} />
          </li>
        ))}
      </ol>
      {line.length > 1 && rated.points.length > 1 && (
        <>
          <ChartFrame className={classes.chart}>
            <ResponseChart line={line} changes={changes} time={time} />
          </ChartFrame>
          <Text size="sm" c="dimmed" aria-hidden>
            Line: {rated.label}. Dashes: target dose a day. Upright: a Shoop was sent.
          </Text>
        </>
      )}
      <TableOfChart label={`${name}, ${rated.label}`} table={() => buildResponseTable(response, rated)} />
    </figure>
  );
}

function Step({ step, rated }: { step: ResponseStep; rated: RatedSubject }) {
  const { since, checkUps, without, ratings } = step;
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
        {checkUps === 0 ? 'No check-up since' : `${rated.label}: ${tallyWords(ratings[rated.value])}`}
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
