import { describeStep } from '#mocks/capsule/describe-step.ts';
import type { RecordedParts } from '#mocks/capsule/recorder/recording.ts';

/** Place where a capsule may begin or end. */
interface RangeOption {
  /** Order of the base or step, as a text. */
  readonly value: string;
  readonly label: string;
}

const maxLabelCharacters = 60;
const shorten = (text: string) =>
  text.length > maxLabelCharacters ? `${text.slice(0, maxLabelCharacters - 1)}…` : text;

/** Lists the places with a stored state, oldest first: a capsule can begin there alone. */
export function listStarts({ bases, steps }: RecordedParts): (RangeOption & { at: number })[] {
  return bases.map(({ order, address, pageTime }) => {
    const first = steps.find((step) => step.order > order);
    return {
      value: String(order),
      label: shorten(first ? describeStep(first) : `Open /${address}`),
      at: pageTime,
    };
  });
}

/** Lists the steps behind a start, newest first. */
export const listEnds = ({ steps }: RecordedParts, from: number): RangeOption[] =>
  steps
    .filter(({ order }) => order > from)
    .map((step) => ({ value: String(step.order), label: shorten(describeStep(step)) }))
    .toReversed();
