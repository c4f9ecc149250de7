import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FeelingMark } from '#clinic/feelings/feeling-mark.tsx';
import type { CheckUp, Feeling } from '#domain/check-ups/check-up.ts';
import { latestRatings } from '#domain/check-ups/latest-ratings.ts';
import { formatNearDay } from '#domain/values/dates.ts';
import classes from './latest-check-ups.module.css';

/** Table of a patient's latest check-ups: a column for each day, a row for each objective. */
export function LatestCheckUps({ checkUps }: { checkUps: readonly CheckUp[] }) {
  const newestComment = checkUps[0]?.comment ?? '';
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Rated</VisuallyHidden>
            </th>
            {checkUps.map(({ createdAt }) => (
              <th key={createdAt} scope="col">
                <time dateTime={createdAt}>{formatNearDay(createdAt)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label="Status" cells={checkUps.map(renderStatus)} />
          {latestRatings(checkUps).map(({ key, label, ratings }) => (
            <Row key={key} label={label} cells={ratings.map(renderRating)} />
          ))}
        </tbody>
      </table>
      {newestComment !== '' && (
        <p className={classes.comment} dir="auto">
          “{newestComment}”
        </p>
      )}
    </>
  );
}

/** Row of the table, with a cell for each check-up. */
function Row({ label, cells }: { label: string; cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read-only, one cell for each check-up
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}

/** Renders a rating; a dash, with a text for screen readers, if there is none. */
const renderRating = (feeling: Feeling | '') =>
  feeling === '' ? (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Not rated</VisuallyHidden>
    </>
  ) : (
    <FeelingMark feeling={feeling} />
  );

/** Returns the status, or that no medicine was taken: only medicine is rated (accounts §2.15). */
const renderStatus = ({ cannabisToday, status }: CheckUp) =>
  cannabisToday === 'no' ? 'No medicine' : renderRating(status);
