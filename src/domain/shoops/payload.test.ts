import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import type { Answers } from '#domain/questions/question.ts';
import { formatNumber } from '#domain/values/amounts/format-number.ts';
import { cannabinoids } from './medicine/cannabinoids.ts';
import { blankMedicine, medicine } from './medicine/medicine-questions.ts';
import { doseTimes, terpeneOptions } from './medicine/options.ts';
import { answersOfDraft, answersOfImport, type MedicinePayload, payloadOf } from './payload.ts';

const oneOf = (options: readonly { value: string }[]) =>
  fc.constantFrom('', ...options.map(({ value }) => value));
const hundredths = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => formatNumber(cents / 100));
const unit = fc.constantFrom('mg', 'g');
const doseRow = fc.record({ dose: hundredths, doseUnit: unit, doseTime: oneOf(doseTimes) });

/** Medicine as the form edits it. */
const medicineAnswers = fc
  .record({
    targetCannabinoid: oneOf(cannabinoids),
    chosen: fc.subarray(terpeneOptions.map(({ value }) => value)),
    dailyDose: hundredths,
    dailyDoseUnit: unit,
    frequencyUnit: fc.constantFrom('Daily', 'Hourly'),
    rows: fc.array(doseRow, { minLength: 1, maxLength: 3 }),
    ingestionMethod: oneOf(ingestionMethods),
    note: fc.string().map((text) => text.trim()),
  })
  .map(({ chosen, rows, ...rest }): Answers => {
    const terpenes = {
      ...medicine.terpenes.blank,
      ...Object.fromEntries(chosen.map((name) => [name, true])),
    };
    const doses = rest.frequencyUnit === 'Hourly' ? [] : rows;
    return { ...blankMedicine(), ...rest, terpenes, frequency: String(rows.length), doses };
  });

/** Returns a payload as the app reads it back from the server. */
function readBack({ doses, shoopId: _, ...fields }: Partial<MedicinePayload>) {
  const ShoopDoses = doses
    ?.filter(({ isDeleted }) => !isDeleted)
    .map((dose, index) => ({ ...dose, id: dose.id ?? `dose-${index}` }));
  const record = { ...fields, ShoopDoses, id: 7, isReady: false, createdAt: '2026-03-02T09:00:00.000Z' };
  const [shoop] = v.parse(shoopListSchema, JSON.parse(JSON.stringify([record]))).shoops;
  if (!shoop) throw new Error('It could not be read');
  return shoop;
}

const withoutIds = ({ shoopId: _a, storedDoses: _b, doses, ...answers }: Answers): Answers => ({
  ...answers,
  doses: (doses as Answers[]).map(({ id: _, ...row }) => row),
});

it('reads a saved medicine back equal, as a draft and as a suggestion', () => {
  fc.assert(
    fc.property(medicineAnswers, (answers) => {
      const shoop = readBack(payloadOf(answers, 'ada'));
      expect(shoop.userId).toBe('ada');
      expect(withoutIds(answersOfDraft(shoop))).toEqual(answers);
      expect(answersOfImport(shoop)).toEqual(answers);
    }),
  );
});

it('sends no hidden doses under Hourly (decision 30)', () => {
  fc.assert(
    fc.property(medicineAnswers, fc.array(doseRow, { minLength: 1 }), (answers, doses) => {
      expect(payloadOf({ ...answers, frequencyUnit: 'Hourly', doses }, 'ada').doses).toEqual([]);
    }),
  );
});

it('sends an edited draft with its ids, and removed doses as deleted (decision 7)', () => {
  const row = { dose: '2.5', doseUnit: 'mg', doseTime: 'Morning' };
  const answers = {
    ...blankMedicine(),
    dailyDose: '5',
    dailyDoseUnit: 'mg',
    frequency: '2',
    doses: [row, { ...row, doseTime: 'Evening' }],
  };
  const draft = answersOfDraft(readBack(payloadOf(answers, 'ada')));
  const [first] = draft.doses as Answers[];
  const payload = payloadOf({ ...draft, frequency: '1', doses: [{ ...first, dose: '5' }] }, 'ada');
  expect(payload).toMatchObject({ shoopId: '7', frequency: 1 });
  expect(payload.doses).toEqual([
    { id: 'dose-0', shoopId: '7', dose: 5, doseUnit: 'mg', doseTime: 'Morning' },
    { id: 'dose-1', shoopId: '7', isDeleted: true, dose: 2.5, doseUnit: 'mg', doseTime: 'Evening' },
  ]);
});

it('decodes a suggestion without its identifiers', () => {
  const shoop = readBack(payloadOf({ ...blankMedicine(), dailyDose: '5', dailyDoseUnit: 'mg' }, 'ada'));
  expect(JSON.stringify(answersOfImport(shoop))).not.toMatch(/"id"|shoopId|storedDoses/);
});

it('deletes none of the doses of an unchanged draft', () => {
  fc.assert(
    fc.property(medicineAnswers, (answers) => {
      const { id, doses } = readBack(payloadOf(answers, 'ada'));
      const payload = payloadOf(answersOfDraft(readBack(payloadOf(answers, 'ada'))), 'ada');
      expect(payload.doses).toEqual(doses.map((dose) => ({ ...dose, shoopId: id })));
    }),
  );
});

it('fills a dose for each time of day into a draft that has fewer', () => {
  const doses = [{ id: '1', dose: 2.5, doseUnit: 'mg', doseTime: 'Morning' }];
  const draft = readBack({ dailyDose: 5, dailyDoseUnit: 'g', frequency: 2, frequencyUnit: 'Daily', doses });
  expect(answersOfDraft(draft).doses).toEqual([
    { id: '1', dose: '2.5', doseUnit: 'mg', doseTime: 'Morning' },
    { dose: '', doseUnit: 'g', doseTime: '' },
  ]);
});

it('reads a draft without amount and frequency as blank, once a day', () => {
  expect(answersOfDraft(readBack({ doses: [] }))).toMatchObject({ dailyDose: '', frequency: '1' });
});

it('cannot delete stored doses that have no id', () => {
  const doses = [{ dose: 5, doseUnit: 'mg', doseTime: 'Morning' }];
  const draft = { ...readBack({ doses: [] }), doses };
  expect(payloadOf({ ...answersOfDraft(draft), frequencyUnit: 'Hourly' }, 'ada').doses).toEqual([]);
});

it('sends a dose that was added to a draft without ids (decision 7)', () => {
  const row = { dose: '5', doseUnit: 'mg', doseTime: 'Morning' };
  const draft = { ...blankMedicine(), shoopId: '7', storedDoses: [], doses: [row] };
  expect(payloadOf(draft, 'ada').doses).toEqual([{ dose: 5, doseUnit: 'mg', doseTime: 'Morning' }]);
});
