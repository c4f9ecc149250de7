import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPayload, arbitrarySending } from '../arbitrary-payload.ts';
import type { MedicinePayload } from '../payload.ts';
import { type Shoop, shoopsFor } from '../shoop.ts';
import { differencesOf } from './differences.ts';
import { shoopsSince } from './shoops-since.ts';

const PATIENT = 'complete-patient';
const medicine = arbitraryPayload(PATIENT);
const medicines = arbitrarySending(PATIENT);

/** A sending as a screen reads it afterwards, where nothing went wrong. */
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

it('an edited draft whose deleted dose is still there is told', () => {
  const [payload] = fc.sample(medicine, 1);
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
  const stored = { ...sent, id: 'a', terpenes: ['Linalool', 'Myrcene'] } as unknown as Shoop;
  expect(differencesOf([sent], [{ ...stored, doses: [kept] }])).toEqual([]);
  expect(differencesOf([sent], [{ ...stored, doses: [kept, gone] }])).toMatchObject([{ what: 'Doses' }]);
});

/** What may become of a medicine that it must not. */
const changes: Readonly<Record<string, (shoop: Shoop) => Shoop>> = {
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

it('any change of any medicine is found, and only of that one where they are told apart', () => {
  fc.assert(
    fc.property(medicines, fc.nat(), fc.constantFrom(...Object.keys(changes)), (payloads, at, change) => {
      const stored = storedAs(payloads);
      const place = at % stored.length;
      const isOfDoses = / dose$/.test(change) && change !== 'additional dose';
      fc.pre(!isOfDoses || (stored[place]?.doses.length ?? 0) > 0);
      const changed = stored.map((shoop, index) =>
        index === place ? (changes[change]?.(shoop) ?? shoop) : shoop,
      );
      const found = differencesOf(payloads, changed);
      expect(found.length).toBeGreaterThanOrEqual(1);
      for (const { sent, stored } of found) expect(sent).not.toBe(stored);
    }),
    { numRuns: 400 },
  );
});

it('a medicine that is missing and one too many are found; the order says nothing', () => {
  fc.assert(
    fc.property(medicines, medicine, fc.nat(), (payloads, other, at) => {
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

it('units are compared by what they come to: 1 g is 1000 mg', () => {
  fc.assert(
    fc.property(medicines, (payloads) => {
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

it('what is stored for another patient is missing here', () => {
  const [payload] = fc.sample(medicine, 1);
  if (!payload) throw new Error('No medicine');
  const [stored] = storedAs([payload]);
  const list = { shoops: stored ? [{ ...stored, userId: 'patient' }] : [], unreadable: 0 };
  expect(differencesOf([payload], shoopsFor(PATIENT, list).shoops)).toMatchObject([
    { what: 'The whole medicine', stored: 'not there' },
  ]);
});

it('where nobody knows what was there before, the newest recommendation is meant', () => {
  const shoop = (id: string, createdAt: string) => ({ id, createdAt, targetCannabinoid: id }) as Shoop;
  const earlier = shoop('CBG', '2026-03-02T08:00:00.000Z');
  const [one, two] = [shoop('CBD', '2026-03-02T09:00:00.000Z'), shoop('CBN', '2026-03-02T09:00:00.000Z')];
  expect(shoopsSince([earlier, one, two], [], null)).toEqual([one, two]);
  expect(shoopsSince([earlier, one, two], [], new Set(['CBG', 'CBD']))).toEqual([two]);
});
