import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  type Comparison,
  countDifferentPixels,
  discardScreenshot,
  inForcedColors,
} from '#stories/support/forced-colors.ts';
import classes from './foundations.module.css';

const states = ['plain', 'chosen', 'disabled', 'chosen and disabled', 'in error', 'busy'] as const;

type State = (typeof states)[number];

/** Name of a control, and the control in each state that it has. */
export type ControlStates = { control: string } & Partial<Record<State, ReactNode>>;

/** Table of controls with a column for each state that one of them has. */
export function StatesTable({ controls }: { controls: readonly ControlStates[] }) {
  const usedStates = states.filter((state) => controls.some((row) => row[state]));
  return (
    <main>
      <table className={classes.statesTable}>
        <thead>
          <tr>
            <td />
            {usedStates.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {controls.map((row) => (
            <tr key={row.control}>
              <th scope="row">{row.control}</th>
              {usedStates.map((state) => (
                <td key={state} className={classes.stateCell} data-control={row.control} data-state={state}>
                  {row[state]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

/** Up to this many pixels may differ between equal pictures: edges of letters are repainted. */
const REPAINTED_PIXELS = 24;

/** Width of the start of a link or an option, before its text, in px: only it is compared. */
export const EDGE_PX = 8;

/** Expects the pairs to look different in each forced palette. */
export async function expectDifferent(...comparisons: readonly Comparison[]): Promise<void> {
  await inForcedColors(async (palette) => {
    // On a busy machine, the marks, which are images, are painted a moment after their backgrounds.
    await waitFor(
      async () => {
        discardScreenshot();
        const equalLooking: string[] = [];
        for (const comparison of comparisons) {
          if ((await countDifferentPixels(comparison)) <= REPAINTED_PIXELS)
            equalLooking.push(comparison.what);
        }
        await expect(equalLooking, `what looks alike in ${palette} forced colors`).toEqual([]);
      },
      { timeout: 10_000 },
    );
  });
}

/** Expects every state of a control to look different from its plain state. */
export async function expectEveryStateDistinct(canvasElement: HTMLElement): Promise<void> {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-control]:not(:empty)')];
  // Reversed, so that each control keeps its first cell, which is its plain state.
  const plainCells = new Map(cells.map((cell) => [cell.dataset.control, cell] as const).reverse());
  const comparisons = cells.flatMap((cell): Comparison[] => {
    const { control, state } = cell.dataset;
    const plainCell = plainCells.get(control);
    if (!plainCell || plainCell === cell) return [];
    return [
      {
        what: `${control}, ${state}`,
        one: cell,
        other: plainCell,
        // WCAG requires no contrast of disabled controls: another color is enough.
        by: state === 'disabled' ? 'inColor' : undefined,
      },
    ];
  });
  await expect(comparisons).not.toEqual([]);
  await expectDifferent(...comparisons);
}
