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

/** Control in each of its states. */
export type ControlStates = { control: string } & Partial<Record<State, ReactNode>>;

/** Table of controls with a column for each state that one of them has. */
export function StatesTable({ looks }: { looks: readonly ControlStates[] }) {
  const shown = states.filter((state) => looks.some((row) => row[state]));
  return (
    <main>
      <table className={classes.looks}>
        <thead>
          <tr>
            <td />
            {shown.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.map((row) => (
            <tr key={row.control}>
              <th scope="row">{row.control}</th>
              {shown.map((state) => (
                <td key={state} className={classes.look} data-control={row.control} data-state={state}>
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

/** Number of differing pixels that repainted edges of letters stay below. */
const REPAINTED_PIXELS = 24;

/** Width of the start of a link or an option, before its text, in px. */
export const EDGE_PX = 8;

/** Expects the pairs to look different in each forced palette. */
export async function expectDifferent(...comparisons: readonly Comparison[]): Promise<void> {
  await inForcedColors(async (palette) => {
    // On a busy machine, the marks, which are images, are painted a moment after their backgrounds.
    await waitFor(
      async () => {
        discardScreenshot();
        const alike: string[] = [];
        for (const comparison of comparisons) {
          if ((await countDifferentPixels(comparison)) <= REPAINTED_PIXELS) alike.push(comparison.what);
        }
        await expect(alike, `what looks alike in ${palette} forced colors`).toEqual([]);
      },
      { timeout: 10_000 },
    );
  });
}

/** Expects every state of a control to look different from its plain state. */
export async function expectEveryStateDistinct(canvasElement: HTMLElement): Promise<void> {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-control]:not(:empty)')];
  const plain = new Map(cells.map((cell) => [cell.dataset.control, cell] as const).reverse());
  const comparisons = cells.flatMap((cell): Comparison[] => {
    const { control, state } = cell.dataset;
    const other = plain.get(control);
    if (!other || other === cell) return [];
    return [
      { what: `${control}, ${state}`, one: cell, other, by: state === 'disabled' ? 'inColor' : undefined },
    ];
  });
  await expect(comparisons).not.toEqual([]);
  await expectDifferent(...comparisons);
}
