import { expect, it } from 'vitest';
import { interactionsTitle, summarizeInteractions } from './interactions.ts';

const noInteractions = { substrates: [], inducers: [], inhibitors: [] };
const missingMessage = (lists: string) => `The clinic did not send this patient’s ${lists}.`;
const failedReload = new Error('The clinic’s service is not available right now.');

it.each([
  ['none', noInteractions, null, [], null],
  ['one', { ...noInteractions, inducers: ['Rifampin'] }, null, ['Inducers'], null],
  [
    'all',
    { substrates: ['A'], inducers: ['B'], inhibitors: ['C'] },
    null,
    ['Substrates', 'Inducers', 'Inhibitors'],
    null,
  ],
  // A missing list is unknown, not empty (decision 73).
  ['one missing', { ...noInteractions, inducers: null }, null, [], missingMessage('inducers')],
  [
    'one missing beside another',
    { ...noInteractions, substrates: ['A'], inhibitors: null },
    null,
    ['Substrates'],
    missingMessage('inhibitors'),
  ],
  [
    'all missing',
    { substrates: null, inducers: null, inhibitors: null },
    null,
    [],
    missingMessage('substrates, inducers, inhibitors'),
  ],
  [
    'none before a reload that failed',
    noInteractions,
    failedReload,
    [],
    `They could not be read again. ${failedReload.message}`,
  ],
  [
    'some before it',
    { ...noInteractions, substrates: ['A'] },
    failedReload,
    ['Substrates'],
    `They could not be read again. ${failedReload.message}`,
  ],
])('lists the drugs that are known, and says which are not: %s', (_, data, error, labels, unknown) => {
  const interactions = summarizeInteractions({ data, error });
  expect(interactions.found.map(({ label }) => label)).toEqual(labels);
  expect(interactions.unknown).toBe(unknown);
  expect(interactions.summary === '').toBe(labels.length === 0 && unknown === null);
});

it('summarizes all lists in one sentence', () => {
  const data = { substrates: ['Warfarin', 'Diazepam'], inducers: null, inhibitors: ['Fluoxetine'] };
  expect(summarizeInteractions({ data, error: null }).summary).toBe(
    'Interactions not known. Substrates: Warfarin; Diazepam. Inhibitors: Fluoxetine',
  );
});

it.each([
  [{ ...noInteractions, substrates: ['A'] }, null, '1 possible drug interaction'],
  [{ substrates: ['A', 'B'], inducers: ['A'], inhibitors: ['C'] }, null, '4 possible drug interactions'],
  [{ ...noInteractions, substrates: ['A'], inducers: null }, null, 'Interactions not known'],
  [{ ...noInteractions, substrates: ['A'] }, failedReload, 'Interactions not known'],
])('counts the drugs of all lists in the title, unless some are unknown: %j', (data, error, title) => {
  expect(interactionsTitle(summarizeInteractions({ data, error }))).toBe(title);
});
