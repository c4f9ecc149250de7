import { describeStep } from '#mocks/capsule/describe-step.ts';
import { findReplayEnd, groupBases, type RecordedParts } from '#mocks/capsule/recorder/recorded-parts.ts';
import type { Base, CutReason } from '#mocks/capsule/step.ts';
import { formatTime } from '../../format.ts';

/** Place where a capsule may begin or end. */
interface RangeOption {
  /** Order of the base or step, as a text. */
  readonly value: string;
  readonly label: string;
}

const maxLabelCharacters = 60;
const shorten = (text: string) =>
  text.length > maxLabelCharacters ? `${text.slice(0, maxLabelCharacters - 1)}…` : text;

/** Names of the steps before a cut. */
const cutLabels: Readonly<Record<CutReason, string>> = {
  reset: 'Before starting over',
  restore: 'Before other data were restored',
  goBack: 'Before going back',
  replay: 'Before the replay of a capsule',
  elsewhere: 'Before another tab replaced the data',
};

/** Places where a capsule may begin, within one state of the mock. */
interface StartGroup {
  readonly group: string;
  readonly items: RangeOption[];
}

/**
 * Lists the places with a stored state, since a capsule can begin there alone. Those of the present
 * state come first, and within a group the oldest.
 */
export function listStarts(parts: RecordedParts): StartGroup[] {
  const toOption = ({ order, address, pageTime }: Base): RangeOption => {
    const first = parts.steps.find((step) => step.order > order);
    const label = shorten(first ? describeStep(first) : `Open /${address}`);
    return { value: String(order), label: `${formatTime(pageTime)}, ${label}` };
  };
  return groupBases(parts).map(({ cut, bases }) => ({
    group: cut ? cutLabels[cut.reason] : 'Now',
    items: bases.map(toOption),
  }));
}

/** Lists the steps that can be replayed from a start, newest first. */
export const listEnds = (parts: RecordedParts, from: number): RangeOption[] =>
  parts.steps
    .filter(({ order }) => order > from && order < findReplayEnd(parts, from))
    .map((step) => ({ value: String(step.order), label: shorten(describeStep(step)) }))
    .toReversed();
