import { expect, it } from 'vitest';
import { interactionsTitle, summarizeInteractions } from './interactions.ts';

const none = { substrates: [], inducers: [], inhibitors: [] };
const missing = (lists: string) => `The clinic did not send this patient’s ${lists}.`;
const failed = new Error('The clinic’s service is not available right now.');

it.each([
  ['none', none, null, [], null],
  ['one', { ...none, inducers: ['Rifampin'] }, null, ['Inducers'], null],
  [
    'all',
    { substrates: ['A'], inducers: ['B'], inhibitors: ['C'] },
    null,
    ['Substrates', 'Inducers', 'Inhibitors'],
    null,
  ],
  // A missing list is unknown, not empty (decision 73).
  ['one missing', { ...none, inducers: null }, null, [], missing('inducers')],
  [
    'one missing beside another',
    { ...none, substrates: ['A'], inhibitors: null },
    null,
    ['Substrates'],
    missing('inhibitors'),
  ],
  [
    'all missing',
    { substrates: null, inducers: null, inhibitors: null },
    null,
    [],
    missing('substrates, inducers, inhibitors'),
  ],
  ['none before a reload that failed', none, failed, [], `They could not be read again. ${failed.message}`],
  [
    'some before it',
    { ...none, substrates: ['A'] },
    failed,
    ['Substrates'],
    `They could not be read again. ${failed.message}`,
  ],
])('%s', (_, data, error, labels, unknown) => {
  const interactions = summarizeInteractions({ data, error });
  expect(interactions.found.map(({ label }) => label)).toEqual(labels);
  expect(interactions.unknown).toBe(unknown);
  expect(interactions.words === '').toBe(labels.length === 0 && unknown === null);
});

it('summarizes all lists in one sentence', () => {
  const data = { substrates: ['Warfarin', 'Diazepam'], inducers: null, inhibitors: ['Fluoxetine'] };
  expect(summarizeInteractions({ data, error: null }).words).toBe(
    'Interactions not known. Substrates: Warfarin; Diazepam. Inhibitors: Fluoxetine',
  );
});

it.each([
  [{ ...none, substrates: ['A'] }, null, '1 possible drug interaction'],
  [{ substrates: ['A', 'B'], inducers: ['A'], inhibitors: ['C'] }, null, '4 possible drug interactions'],
  [{ ...none, substrates: ['A'], inducers: null }, null, 'Interactions not known'],
  [{ ...none, substrates: ['A'] }, failed, 'Interactions not known'],
])('counts the drugs of all lists in the title, unless some are unknown: %j', (data, error, title) => {
  expect(interactionsTitle(summarizeInteractions({ data, error }))).toBe(title);
});
