import { expect, test } from 'vitest';
import {
  buildCallSelection,
  type CallSelectionValues,
  describeProgress,
  describeWhen,
  frequencyChoices,
  initialSelectionValues,
  isCountText,
} from './call-selection.ts';
import type { CallSelection } from './fault-labels.ts';

test('begins with the next call only', () => {
  expect(buildCallSelection(initialSelectionValues)).toEqual({ once: true });
});

test.each<[CallSelectionValues, CallSelection]>([
  [{ frequency: 'times', skippedCalls: '', numberOfCalls: '2' }, { times: 2 }],
  [{ frequency: 'times', skippedCalls: '3', numberOfCalls: '' }, { after: 3 }],
  [
    { frequency: 'every 3', skippedCalls: '4', numberOfCalls: '2' },
    { every: 3, after: 4, times: 2 },
  ],
  [{ frequency: 'every 10', skippedCalls: '', numberOfCalls: '' }, { every: 10 }],
  // The number is hidden for these choices, so it has no effect.
  [
    { frequency: 'once', skippedCalls: '3', numberOfCalls: '2' },
    { once: true, after: 3 },
  ],
  [{ frequency: 'always', skippedCalls: '', numberOfCalls: '2' }, {}],
])('%j select the calls %j', (values, selection) => {
  expect(buildCallSelection(values)).toEqual(selection);
});

test('labels each choice of an n-th call', () => {
  expect(frequencyChoices.map(({ label }) => label)).toEqual([
    'Its next call only',
    'A number of calls',
    'Until it is removed',
    'On every 2nd call',
    'On every 3rd call',
    'On every 5th call',
    'On every 10th call',
  ]);
});

test.each([
  ['', true],
  ['1', true],
  ['999', true],
  ['0', false],
  ['1000', false],
  ['-1', false],
  ['2.5', false],
  ['two', false],
])('a count “%s” is accepted: %s', (text, isAccepted) => {
  expect(isCountText(text)).toBe(isAccepted);
});

test.each<[CallSelection, string]>([
  [{ once: true }, 'Next time'],
  [{}, 'From now on'],
  [{ after: 3 }, 'After 3 calls'],
  [{ times: 2 }, 'On the first 2 calls'],
  [{ after: 3, once: true }, 'On the 4th call only'],
  [{ after: 3, times: 2 }, 'On calls 4 to 5'],
  [{ every: 3 }, 'On every 3rd call'],
])('%j begins a button’s label with “%s”', (selection, text) => {
  expect(describeWhen(selection)).toBe(text);
});

test.each([
  [{}, ''],
  [{ calls: 1 }, '1 call so far'],
  [{ calls: 2 }, '2 calls so far'],
])('describes the count of %j as “%s”', (fault, text) => {
  expect(describeProgress(fault)).toBe(text);
});
