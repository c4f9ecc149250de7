import type { Fault } from '#mocks/store/faults.ts';
import { type CallSelection, describeCallSelection } from './fault-labels.ts';

/** Values of the fields that select the affected calls. */
export interface CallSelectionValues {
  /** Value of a choice in `frequencyChoices`. */
  frequency: string;
  /** Digits, or '' for none. */
  skippedCalls: string;
  /** Digits, or '' for no limit. */
  numberOfCalls: string;
}

interface FrequencyChoice {
  value: string;
  label: string;
  selection: CallSelection;
  /** True if a number of calls can be entered. */
  isLimitable: boolean;
}

/** Choices of 'How often'. */
export const frequencyChoices: readonly FrequencyChoice[] = [
  { value: 'once', label: 'Its next call only', selection: { once: true }, isLimitable: false },
  { value: 'times', label: 'A number of calls', selection: {}, isLimitable: true },
  { value: 'always', label: 'Until it is removed', selection: {}, isLimitable: false },
  ...[2, 3, 5, 10].map((every) => ({
    value: `every ${every}`,
    label: `On ${describeCallSelection({ every })}`,
    selection: { every },
    isLimitable: true,
  })),
];

/** Values before the user changes them: the next call only. */
export const initialSelectionValues: CallSelectionValues = {
  frequency: 'once',
  skippedCalls: '',
  numberOfCalls: '',
};

const findChoice = (frequency: string) => frequencyChoices.find(({ value }) => value === frequency);

/** Returns true if a choice of 'How often' can be limited to a number of calls. */
export const isLimitable = (frequency: string): boolean => findChoice(frequency)?.isLimitable ?? false;

/** Returns true for the text of a count below 1000, or ''. */
export const isCountText = (text: string): boolean => /^([1-9]\d{0,2})?$/.test(text);

/** Builds the selection of the entered values. */
export function buildCallSelection(values: CallSelectionValues): CallSelection {
  const { frequency, skippedCalls, numberOfCalls } = values;
  return {
    ...findChoice(frequency)?.selection,
    ...(isLimitable(frequency) && numberOfCalls && { times: Number(numberOfCalls) }),
    ...(skippedCalls && { after: Number(skippedCalls) }),
  };
}

/** Begins the label of buttons that add a fault: 'Next time', 'From now on', 'After 3 calls'. */
export function describeWhen(selection: CallSelection): string {
  const text = describeCallSelection(selection);
  if (text === 'next call') return 'Next time';
  if (text === 'always') return 'From now on';
  if (text.startsWith('after')) return `A${text.slice(1)}`;
  return `On ${/^\d/.test(text) ? 'the ' : ''}${text}`;
}

/** Describes how far a rule has counted: '2 calls so far', or '' before the first. */
export function describeProgress({ calls = 0 }: Pick<Fault, 'calls'>): string {
  return calls === 0 ? '' : `${calls} ${calls === 1 ? 'call' : 'calls'} so far`;
}
