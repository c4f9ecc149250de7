import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { ForcedState, type ForcedStateName, useForcedRules } from './forced-state.tsx';
import classes from './guides.module.css';
import { InDark } from './in-dark.tsx';

const pointed = { rest: 'At rest', hover: 'Pointed at', focus: 'In focus', pressed: 'Pressed' } as const;
const others = {
  chosen: 'Chosen',
  answered: 'Answered',
  disabled: 'Disabled',
  busy: 'Busy',
  wrong: 'Wrong',
} as const;
const columns = { ...pointed, ...others };

type Column = keyof typeof columns;

/** Variant of a component in each of its states. */
export interface Row extends Partial<Record<keyof typeof others, ReactNode>> {
  name: string;
  rest: ReactNode;
  /** True if nothing in it reacts to a pointer. */
  isStatic?: boolean;
  /** True for a field: it needs room, and pressing it only focuses it. */
  isField?: boolean;
}

const isForced = (column: Column): column is ForcedStateName => column !== 'rest' && column in pointed;

function cellOf(row: Row, column: Column): ReactNode {
  if (!isForced(column)) return row[column];
  if (row.isStatic || (row.isField && column === 'pressed')) return null;
  return <ForcedState state={column}>{row.rest}</ForcedState>;
}

const hasColumnPerKind = (rows: readonly Row[]) => rows.some(({ isField }) => isField);

/** Arranges the cells in lines. Fields need room: their variants are columns, their states rows. */
function linesOf(rows: readonly Row[]) {
  const shown = (Object.keys(columns) as Column[]).filter((column) =>
    rows.some((row) => cellOf(row, column)),
  );
  const byKind = {
    heads: shown.length > 1 ? shown.map((column) => columns[column]) : [],
    lines: rows.map((row) => ({ name: row.name, cells: shown.map((column) => cellOf(row, column)) })),
  };
  const byState = {
    heads: rows.map(({ name }) => name),
    lines: shown.map((column) => ({
      name: columns[column],
      cells: rows.map((row) => cellOf(row, column)),
    })),
  };
  return hasColumnPerKind(rows) ? byState : byKind;
}

function Matrix({ rows, label }: { rows: readonly Row[]; label: string }) {
  const { heads, lines } = linesOf(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section className={classes.room} aria-label={label} tabIndex={0}>
      <table className={classes.matrix} data-wide={hasColumnPerKind(rows) || undefined}>
        {heads.length > 0 && (
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: no column ever moves
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Table of all states in the scheme of the page. Below a light table follows a dark one. */
export function StateMatrix({ name, rows }: { name: string; rows: readonly Row[] }) {
  const scheme = useComputedColorScheme();
  useForcedRules();
  return (
    <>
      <Matrix rows={rows} label={`States of ${name}, ${scheme}`} />
      {scheme === 'light' && (
        <InDark>
          <Matrix rows={rows} label={`States of ${name}, dark`} />
        </InDark>
      )}
    </>
  );
}
