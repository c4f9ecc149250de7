import { expect, it } from 'vitest';
import {
  contextAfter,
  contextAfterAll,
  medicineOf,
  noFacts,
  sentShoop,
  warningTexts,
} from './sample-medicines.ts';

const inhaled = { ingestionMethod: 'Inhaled' };

it.each([
  ['CBD', '60', '', ['A daily 60 mg of CBD (cannabidiol) is above 40 mg a day, at which']],
  ['CBD', '40', '', ['A daily 40 mg of CBD (cannabidiol) is far above the usual start, 10 mg a day']],
  ['CBD', '20', '', []],
  ['CBD', '20', 'NeverTriedit', ['A daily 20 mg of CBD (cannabidiol) is above the usual start']],
  ['CBD', '10', 'NeverTriedit', []],
  ['THC delta 9', '5', 'TriedItYears5Ago', []],
  ['THC delta 9', '5.01', '', ['A daily 5.01 mg of THC delta 9 is far above the usual start, 2.5 mg a day']],
  ['THC delta 8', '3', 'NeverTriedit', ['A daily 3 mg of THC delta 8 is above the usual start']],
  ['THC delta 9', '41', '', ['A daily 41 mg of THC delta 9 is above 40 mg a day, the most in']],
  ['CBG', '900', 'NeverTriedit', []],
])('compares %s %s mg a day with the usual doses, experience “%s”', (name, dose, experience, words) => {
  const found = warningTexts([medicineOf(name, [[dose, 'Evening']])], { ...noFacts, experience });
  expect(found).toEqual(words.map((text) => expect.stringContaining(text)));
  for (const text of found)
    expect(text.includes('This patient has never tried cannabis.')).toBe(experience === 'NeverTriedit');
});

it('names the dose, the limit and the source, and nothing else', () => {
  expect(warningTexts([medicineOf('CBD', [['60', 'Evening']])])).toEqual([
    '1: A daily 60 mg of CBD (cannabidiol) is above 40 mg a day, at which the chronic pain consensus (Bhaskar 2021) adds THC.',
  ]);
});

it('counts both kinds of THC together', () => {
  const both = [
    medicineOf('THC delta 8', [['25', 'Evening']]),
    medicineOf('THC delta 9', [['25', 'Morning']]),
  ];
  const together = 'A daily 50 mg of THC delta 8 and THC delta 9 together is above 40 mg a day';
  expect(warningTexts(both)[0]).toContain(together);
});

it('counts inhaled THCA as THC, which it becomes when heated', () => {
  const one = warningTexts([medicineOf('THCA', [['50', 'Evening']], inhaled)]);
  expect(one).toEqual([expect.stringContaining('A daily 50 mg of THCA is above 40 mg a day, the most in')]);
  expect(one[0]).toMatch(/ THCA becomes THC when it is heated\.$/);
  const both = [
    medicineOf('THCA', [['3', 'Evening']], inhaled),
    medicineOf('THC delta 9', [['3', 'Evening']]),
  ];
  expect(warningTexts(both)[0]).toContain(
    'A daily 6 mg of THCA and THC delta 9 together is far above the usual start',
  );
  expect(warningTexts([medicineOf('THCA', [['50', 'Evening']], { ingestionMethod: 'Ingested' })])).toEqual(
    [],
  );
  expect(warningTexts([medicineOf('CBDA', [['50', 'Evening']], inhaled)])).toEqual([]);
  expect(warningTexts([medicineOf('THC delta 9', [['50', 'Evening']])])[0]).not.toContain('heated');
});

it('names only the medicines that count', () => {
  const medicines = [medicineOf('THCA', [['50', 'Evening']], inhaled), medicineOf('CBN', [['1', 'Evening']])];
  expect(warningTexts(medicines)[0]).toContain('A daily 50 mg of THCA is above');
  const thc = medicineOf('THC delta 9', [['3', 'Evening']]);
  expect(warningTexts([thc, medicineOf('THCA', [['3', 'Evening']], inhaled)])[0]).toMatch(/heated\.$/);
});

it('does not warn of an incomplete daily dose', () => {
  expect(
    warningTexts([medicineOf('CBD', [], { dailyDose: '' })], contextAfter(sentShoop('CBD', null))),
  ).toEqual([]);
});

it('does not count swallowed THCA that was sent before as THC', () => {
  const medicine = medicineOf('THCA', [['20', 'Evening']], inhaled);
  const before = (ingestionMethod: string) =>
    warningTexts([medicine], contextAfter(sentShoop('THCA', 20, { ingestionMethod })));
  expect(before('Ingested').join()).toContain('far above the usual start');
  expect(before('Inhaled').join()).not.toContain('usual start');
});

it('does not question a dose again that the patient already has', () => {
  const high = medicineOf('CBD', [['60', 'Evening']]);
  const unchanged = expect.stringContaining('dose unchanged');
  expect(warningTexts([high], contextAfter(sentShoop('CBD', 60)))).toEqual([unchanged]);
  expect(warningTexts([high], contextAfterAll([sentShoop('CBN', 5)], [sentShoop('CBD', 60)]))).toEqual([
    unchanged,
  ]);
  expect(warningTexts([high], contextAfter(sentShoop('CBD', 59.99)))[0]).toContain('is above 40 mg a day');
  // The newest dose counts, not the highest.
  expect(warningTexts([high], contextAfterAll([sentShoop('CBD', 50)], [sentShoop('CBD', 60)]))[0]).toContain(
    'is above 40 mg a day',
  );
});

it('does not apply the usual start to a cannabinoid that the patient had before', () => {
  const medicine = medicineOf('CBD', [['30', 'Evening']]);
  const before = warningTexts([medicine], contextAfterAll([sentShoop('CBN', 5)], [sentShoop('CBD', 20)]));
  expect(before).toEqual([expect.stringContaining('20 mg → 30 mg a day')]);
  expect(warningTexts([medicine], contextAfter(sentShoop('CBD', null))).join()).not.toContain('usual start');
});
