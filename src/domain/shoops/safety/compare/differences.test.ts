import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPayload, arbitrarySending } from '../../arbitrary-payload.ts';
import type { MedicinePayload } from '../../payload.ts';
import { type Shoop, shoopsFor } from '../../shoop.ts';
import { changesOf, differencesOf } from './differences.ts';

const patientId = 'complete-patient';
const anyMedicine = arbitraryPayload(patientId);
const anySending = arbitrarySending(patientId);

/** Sent medicines as the server lists them after a sending without any fault. */
const storedAs = (payloads: readonly MedicinePayload[]): Shoop[] =>
  payloads.map(({ terpenes, doses, shoopId: _, ...fields }, place) => ({
    ...fields,
    id: `shoop-${place}`,
    isReady: true,
    adminNotes: '',
    createdAt: '2026-03-02T08:00:00.000Z',
    terpenes: terpenes.map(({ value }) => value),
    doses: doses.map((dose, index) => ({ ...dose, id: `shoop-${place}-dose-${index}` })),
  }));

it('reports a deleted dose of an edited draft that is still stored', () => {
  const [payload] = fc.sample(anyMedicine, 1);
  if (!payload) throw new Error('No medicine');
  const kept = { dose: 5, doseUnit: 'mg', doseTime: 'Morning' };
  const gone = { ...kept, id: 'dose-2', doseTime: 'Evening' };
  const sent = {
    ...payload,
    shoopId: 'a',
    dailyDose: 5,
    frequencyUnit: 'Daily',
    doses: [kept, { ...gone, isDeleted: true }],
  };
  // `arbitraryPayload` always has these two terpenes.
  const stored = { ...sent, id: 'a', terpenes: ['Linalool', 'Myrcene'] } as unknown as Shoop;
  expect(differencesOf([sent], [{ ...stored, doses: [kept] }])).toEqual([]);
  expect(differencesOf([sent], [{ ...stored, doses: [kept, gone] }])).toMatchObject([{ what: 'Doses' }]);
});

/** Faults that may change a stored medicine. */
const faults: Readonly<Record<string, (shoop: Shoop) => Shoop>> = {
  target: (shoop) => ({ ...shoop, dailyDose: (shoop.dailyDose ?? 0) + 0.01 }),
  'unit of the target': (shoop) => ({ ...shoop, dailyDoseUnit: 'g' }),
  'unknown unit': (shoop) => ({ ...shoop, dailyDoseUnit: 'mcg' }),
  'no target': (shoop) => ({ ...shoop, dailyDose: null }),
  cannabinoid: (shoop) => ({
    ...shoop,
    targetCannabinoid: shoop.targetCannabinoid === 'CBD' ? 'CBDA' : 'CBD',
  }),
  frequency: (shoop) => ({ ...shoop, frequency: (shoop.frequency ?? 0) + 1 }),
  hourly: (shoop) => ({ ...shoop, frequencyUnit: shoop.frequencyUnit === 'Daily' ? 'Hourly' : 'Daily' }),
  method: (shoop) => ({ ...shoop, ingestionMethod: '' }),
  note: (shoop) => ({ ...shoop, note: `${shoop.note.trim()}.` }),
  terpenes: (shoop) => ({ ...shoop, terpenes: ['Myrcene'] }),
  'additional dose': (shoop) => ({
    ...shoop,
    doses: [...shoop.doses, { dose: 1, doseUnit: 'mg', doseTime: 'Morning' }],
  }),
  'amount of a dose': (shoop) => ({
    ...shoop,
    doses: shoop.doses.map((dose, index) => (index === 0 ? { ...dose, dose: dose.dose * 10 } : dose)),
  }),
  'unit of a dose': (shoop) => ({
    ...shoop,
    doses: shoop.doses.map((dose, index) => (index === 0 ? { ...dose, doseUnit: 'g' } : dose)),
  }),
  'time of a dose': (shoop) => ({
    ...shoop,
    doses: shoop.doses.map((dose, index) => (index === 0 ? { ...dose, doseTime: 'At noon' } : dose)),
  }),
  'missing dose': (shoop) => ({ ...shoop, doses: shoop.doses.slice(1) }),
};

it('finds any change of any medicine', () => {
  fc.assert(
    fc.property(anySending, fc.nat(), fc.constantFrom(...Object.keys(faults)), (payloads, at, change) => {
      const stored = storedAs(payloads);
      const place = at % stored.length;
      // A fault of a dose needs a dose: an hourly medicine has none.
      const isOfDoses = / dose$/.test(change) && change !== 'additional dose';
      fc.pre(!isOfDoses || (stored[place]?.doses.length ?? 0) > 0);
      const changed = stored.map((shoop, index) =>
        index === place ? (faults[change]?.(shoop) ?? shoop) : shoop,
      );
      const found = differencesOf(payloads, changed);
      expect(found.length).toBeGreaterThanOrEqual(1);
      for (const { sent, stored } of found) expect(sent).not.toBe(stored);
    }),
    { numRuns: 400 },
  );
});

it('finds a missing and an additional medicine, and ignores the order', () => {
  fc.assert(
    fc.property(anySending, anyMedicine, fc.nat(), (payloads, other, at) => {
      const stored = storedAs(payloads);
      expect(differencesOf(payloads, stored.toReversed())).toEqual([]);
      expect(differencesOf(payloads, stored.toSpliced(at % stored.length, 1)).length).toBeGreaterThanOrEqual(
        1,
      );
      expect(differencesOf(payloads, [...stored, ...storedAs([other])])).toMatchObject([
        { what: 'A medicine that was not sent', sent: 'not sent' },
      ]);
      expect(differencesOf(payloads, [])).toHaveLength(payloads.length);
    }),
  );
});

it('compares amounts across units: 1 g is 1000 mg', () => {
  fc.assert(
    fc.property(anySending, (payloads) => {
      const inGrams = storedAs(payloads).map((shoop) => ({
        ...shoop,
        dailyDose: (shoop.dailyDose ?? 0) / 1000,
        dailyDoseUnit: 'g',
        doses: shoop.doses.map((dose) => ({ ...dose, dose: dose.dose / 1000, doseUnit: 'g' })),
      }));
      expect(differencesOf(payloads, inGrams)).toEqual([]);
    }),
  );
});

it('reports a medicine that was stored for another patient as missing', () => {
  const [payload] = fc.sample(anyMedicine, 1);
  if (!payload) throw new Error('No medicine');
  const [stored] = storedAs([payload]);
  const list = { shoops: stored ? [{ ...stored, userId: 'patient' }] : [], unreadable: 0 };
  expect(differencesOf([payload], shoopsFor(patientId, list).shoops)).toMatchObject([
    { what: 'The whole medicine', stored: 'not there' },
  ]);
});

const cbd: MedicinePayload = {
  userId: patientId,
  targetCannabinoid: 'CBD',
  terpenes: [],
  dailyDose: 5,
  dailyDoseUnit: 'mg',
  frequency: 1,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Ingested',
  note: '',
  doses: [{ dose: 5, doseUnit: 'mg', doseTime: 'Morning' }],
};
const cbn: MedicinePayload = { ...cbd, targetCannabinoid: 'CBN' };
/** Stored version of one medicine, with some facts changed. */
const storedVersion = (payload: MedicinePayload, more: Partial<Shoop> = {}): Shoop => {
  const [shoop] = storedAs([payload]);
  if (!shoop) throw new Error('No medicine');
  return { ...shoop, ...more };
};
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
/** Lists differences as label, sent and stored text. */
const labelsAndTexts = (payloads: readonly MedicinePayload[], shoops: readonly Shoop[]) =>
  differencesOf(payloads, shoops).map(({ what, sent, stored }) => [
    what,
    withPlainSpaces(sent),
    withPlainSpaces(stored),
  ]);

const twoDoses = [
  { dose: 5, doseUnit: 'mg', doseTime: 'Morning' },
  { dose: 15, doseUnit: 'mg', doseTime: 'Evening' },
];

it('compares fact by fact even if the stored medicine has nothing in common with the sent one', () => {
  const sent = {
    ...cbd,
    dailyDose: 20,
    doses: twoDoses,
    terpenes: [{ value: 'Myrcene' }, { value: 'Linalool' }],
  };
  const other = {
    targetCannabinoid: 'CBN',
    dailyDose: null,
    frequency: null,
    frequencyUnit: 'Hourly',
    terpenes: [],
    ingestionMethod: '',
    note: 'With food',
    doses: [{ dose: 7, doseUnit: 'mg', doseTime: '' }],
  };
  expect(labelsAndTexts([sent], [storedVersion(sent, other)])).toEqual([
    ['Cannabinoid', 'CBD (cannabidiol)', 'CBN'],
    ['Target daily dose', '20 mg', 'nothing'],
    ['Doses', '5 mg in the morning and 15 mg in the evening', '7 mg'],
    ['Frequency', '1', 'nothing'],
    ['Daily or Hourly', 'Daily', 'Hourly'],
    ['Ingestion method', 'Ingested', 'nothing'],
    ['Note', 'nothing', 'With food'],
    ['Terpenes', 'Linalool, Myrcene', 'nothing'],
  ]);
});

it('ignores the order of doses and blanks around a note', () => {
  const sent = { ...cbd, dailyDose: 20, doses: twoDoses, note: ' With food\n' };
  expect(
    labelsAndTexts([sent], [storedVersion(sent, { note: 'With food', doses: twoDoses.toReversed() })]),
  ).toEqual([]);
});

it('compares amounts in an unknown unit literally', () => {
  const drops = { ...cbd, dailyDose: 5, dailyDoseUnit: 'drops', doses: [] };
  expect(labelsAndTexts([drops], [storedVersion(drops)])).toEqual([]);
  const change = (more: Partial<Shoop>) => labelsAndTexts([drops], [storedVersion(drops, more)]);
  expect(change({ dailyDose: 7 })).toEqual([['Target daily dose', '5 drops', '7 drops']]);
  expect(change({ dailyDoseUnit: 'puffs' })).toEqual([['Target daily dose', '5 drops', '5 puffs']]);
});

it('recognizes a sent draft by its id, however unlike it is stored', () => {
  const draft = { ...cbd, shoopId: 'a' };
  const changed = storedVersion(cbd, { id: 'a', targetCannabinoid: 'CBN', dailyDose: 50 });
  const twin = storedVersion(cbd, { id: 'b' });
  for (const shoops of [
    [changed, twin],
    [twin, changed],
  ])
    expect(labelsAndTexts([draft], shoops)).toEqual([
      ['Cannabinoid', 'CBD (cannabidiol)', 'CBN'],
      ['Target daily dose', '5 mg', '50 mg'],
      ['A medicine that was not sent', 'not sent', '5 mg in the morning'],
    ]);
  expect(labelsAndTexts([draft], [twin])).toEqual([
    ['The whole medicine', '5 mg in the morning', 'not there'],
    ['A medicine that was not sent', 'not sent', '5 mg in the morning'],
  ]);
});

it('compares medicines of the same cannabinoid, even if all other facts were exchanged', () => {
  const inhaled = { frequency: 2, frequencyUnit: 'Hourly', ingestionMethod: 'Inhaled', note: 'With food' };
  const other = { ...cbn, ...inhaled, terpenes: [{ value: 'Myrcene' }], dailyDose: 50, doses: [] };
  const exchanged = [
    storedVersion(other, { id: 'a', targetCannabinoid: 'CBD' }),
    storedVersion(cbd, { id: 'b', targetCannabinoid: 'CBN' }),
  ];
  const labels = labelsAndTexts([cbd, other], exchanged).map(([label]) => label);
  // Seven facts of each medicine differ: all but the cannabinoid.
  expect(labels).toHaveLength(14);
  expect(labels).not.toContain('Cannabinoid');
});

it('compares a stored medicine with only one of two equal sent ones', () => {
  expect(labelsAndTexts([cbd, { ...cbd }], [storedVersion(cbd)])).toEqual([
    ['The whole medicine', '5 mg in the morning', 'not there'],
  ]);
});

it('names a missing medicine by its cannabinoid and its doses, or by its target under Hourly', () => {
  const hourly = { ...cbn, frequencyUnit: 'Hourly', doses: [] };
  const blank = { ...hourly, targetCannabinoid: '' };
  const missing = { what: 'The whole medicine', stored: 'not there' };
  expect(differencesOf([cbd, hourly, blank], [])).toEqual([
    { ...missing, medicine: 'CBD (cannabidiol)', sent: '5\u00a0mg in the morning' },
    { ...missing, medicine: 'CBN', sent: '5\u00a0mg' },
    { ...missing, medicine: 'A medicine without a cannabinoid', sent: '5\u00a0mg' },
  ]);
  expect(labelsAndTexts([], [storedVersion(hourly, { dailyDose: null })])).toEqual([
    ['A medicine that was not sent', 'not sent', 'nothing'],
  ]);
});

it('lists the changes between the shown and the current medicines, place by place', () => {
  const former = [cbd, cbn];
  expect(changesOf(former, [cbd, { ...cbn, note: 'With food' }])).toEqual([
    { medicine: 'CBN', what: 'Note', sent: 'nothing', stored: 'With food' },
  ]);
  expect(changesOf(former, [cbd])).toEqual([]);
});
