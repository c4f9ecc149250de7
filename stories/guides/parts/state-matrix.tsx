import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { ForcedState, type ForcedStateName, useForcedStateStyles } from './forced-state.tsx';
import classes from './guides.module.css';
import { InDark } from './in-dark.tsx';

/** States that a pointer or a key causes, with their labels. */
const pointerStates = {
  rest: 'At rest',
  hover: 'Pointed at',
  focus: 'In focus',
  pressed: 'Pressed',
} as const;
/** States that a component's own properties cause, with their labels. */
const otherStates = {
  chosen: 'Chosen',
  answered: 'Answered',
  disabled: 'Disabled',
  busy: 'Busy',
  wrong: 'Wrong',
} as const;
const stateLabels = { ...pointerStates, ...otherStates };

type StateName = keyof typeof stateLabels;

/** Variant of a component in each of its states. */
export interface Row extends Partial<Record<keyof typeof otherStates, ReactNode>> {
  name: string;
  rest: ReactNode;
  /** True if nothing in it reacts to a pointer. */
  isStatic?: boolean;
  /** True for a field: it needs room, and pressing it only focuses it. */
  isField?: boolean;
}

const isForcedState = (column: StateName): column is ForcedStateName =>
  column !== 'rest' && column in pointerStates;

/** Renders a variant in a state; null if it does not have the state. */
function renderCell(row: Row, column: StateName): ReactNode {
  if (!isForcedState(column)) return row[column];
  if (row.isStatic || (row.isField && column === 'pressed')) return null;
  return <ForcedState state={column}>{row.rest}</ForcedState>;
}

const hasColumnPerVariant = (rows: readonly Row[]) => rows.some(({ isField }) => isField);

/**
 * Arranges the cells in lines. A line is a variant and a column is a state. For fields, which need
 * more room, it is the other way round.
 */
function arrangeLines(rows: readonly Row[]) {
  const usedColumns = (Object.keys(stateLabels) as StateName[]).filter((column) =>
    rows.some((row) => renderCell(row, column)),
  );
  const linePerVariant = {
    heads: usedColumns.length > 1 ? usedColumns.map((column) => stateLabels[column]) : [],
    lines: rows.map((row) => ({
      name: row.name,
      cells: usedColumns.map((column) => renderCell(row, column)),
    })),
  };
  const linePerState = {
    heads: rows.map(({ name }) => name),
    lines: usedColumns.map((column) => ({
      name: stateLabels[column],
      cells: rows.map((row) => renderCell(row, column)),
    })),
  };
  return hasColumnPerVariant(rows) ? linePerState : linePerVariant;
}

/** Table of all states in one scheme. */
function Matrix({ rows, label }: { rows: readonly Row[]; label: string }) {
  const { heads, lines } = arrangeLines(rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section className={classes.scrollArea} aria-label={label} tabIndex={0}>
      <table className={classes.matrix} data-wide={hasColumnPerVariant(rows) || undefined}>
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
  useForcedStateStyles();
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
