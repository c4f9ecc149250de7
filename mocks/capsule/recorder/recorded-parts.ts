import type { Base, Cut, RecordedCall, Step } from '../step.ts';
import type { RecordedView } from '../view/view.ts';

/** Recording of a tab, each of its lists in its order. */
export interface RecordedParts {
  readonly bases: readonly Base[];
  readonly steps: readonly Step[];
  readonly calls: readonly RecordedCall[];
  readonly views: readonly RecordedView[];
  readonly cuts: readonly Cut[];
}

export const noParts: RecordedParts = { bases: [], steps: [], calls: [], views: [], cuts: [] };

/** Returns the cut that ends the steps behind a place; undefined if nothing was cut since. */
export const findCutBehind = ({ cuts }: RecordedParts, order: number): Cut | undefined =>
  cuts.find((cut) => cut.order > order);

/** Returns the order of the last step that can be replayed from a base. */
export const findReplayEnd = (parts: RecordedParts, base: number): number =>
  findCutBehind(parts, base)?.order ?? Number.POSITIVE_INFINITY;

/** Lists the bases by the cut that ends their steps, newest first; each group oldest first. */
export function groupBases(parts: RecordedParts): { cut: Cut | undefined; bases: readonly Base[] }[] {
  const groups = Map.groupBy(parts.bases, ({ order }) => findCutBehind(parts, order));
  return [...groups].map(([cut, bases]) => ({ cut, bases })).toReversed();
}

/** Returns true if a step has been recorded between two places that a replay would repeat. */
export const hasActBetween = ({ steps }: RecordedParts, from: number, to: number): boolean =>
  steps.some(({ order, kind }) => order > from && order < to && kind !== 'seen' && kind !== 'error');
