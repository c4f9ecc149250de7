import { beforeAll, describe, expect, test } from 'vitest';
import { inHundredths } from '#domain/values/amounts/doses.ts';
import type { Store } from '#mocks/store/store.ts';
import type { CheckUpRecord, NoteRecord, ShoopRecord } from '#mocks/store/tables.ts';
import { createTestServer } from '../testing/test-server.ts';

const scenarios = ['clinic', 'year-of-check-ups', 'three-drafts', 'hundred-shoops'] as const;
const kgPerPound = 0.4536;
/** Matches an amount with its time of day, as in '5 mg in the morning'. */
const amountAtTimePattern = /(\d+(?:\.\d+)?) ?mg in the (morning|afternoon|evening)/g;

/** Products that contain a cannabinoid, by the product's name. */
const productPatternByCannabinoid: Readonly<Record<string, RegExp>> = {
  CBD: /^(CBD\b|Full-spectrum oil 20:1)/,
  CBDA: /^CBDA\b/,
  CBN: /^CBN\b/,
  'THC delta 9': /^(THC\b|Pastilles|Sublingual spray|Vaporizer|Full-spectrum oil 1:1)/,
};

/** Data of the scenario under test. */
let store: Store;

const listSentShoops = (patientId: string) =>
  store.tables.shoops.filter(({ userId, isReady }) => userId === patientId && isReady);

/** Returns the Shoops of the newest recommendation at a moment. */
function findActiveShoops(patientId: string, moment: string): readonly ShoopRecord[] {
  const earlierShoops = listSentShoops(patientId).filter(({ createdAt }) => createdAt <= moment);
  const newestTime = earlierShoops
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  return earlierShoops.filter(({ createdAt }) => createdAt === newestTime);
}

const findRecord = (userId: string, module: string) =>
  store.tables.intakeRecords.find((entry) => entry.userId === userId && entry.module === module)?.record;

/** Maps the medications of a patient's intake to their dose. */
function mapMedicationDoses(userId: string): Map<string, string> {
  const rows = findRecord(userId, 'Medications')?.medications;
  if (!Array.isArray(rows)) return new Map();
  return new Map(rows.map((row) => [String(row.medicationName ?? row.name), String(row.dose)]));
}

function toKilograms(value: number, unit: string): number {
  return /^lb/i.test(unit) ? value * kgPerPound : value;
}

const describeEntry = ({ userId, createdAt }: { userId: string; createdAt: string }) =>
  `${userId} ${createdAt}`;

/** Lists the single doses of a day with their method, sorted. */
const listDailyDoses = (doses: readonly (readonly [times: number, mg: number, method: string])[]) =>
  doses.flatMap(([times, mg, method]) => Array.from({ length: times }, () => `${mg} mg ${method}`)).sort();

const listLoggedDoses = ({ canabiesDose }: CheckUpRecord) =>
  listDailyDoses(
    canabiesDose.map(({ amount, frequency, ingestionMethod }) => [
      frequency ?? 0,
      amount ?? 0,
      ingestionMethod,
    ]),
  );

const listShoopDoses = (shoops: readonly ShoopRecord[]) =>
  listDailyDoses(
    shoops.flatMap(({ ShoopDoses, ingestionMethod }) =>
      ShoopDoses.map((dose) => [1, (inHundredths(dose) ?? 0) / 100, ingestionMethod] as const),
    ),
  );

/** Expects each time of day in a text ("evening dose") to be one of the Shoop in force. */
function expectKnownTimes(patientId: string, moment: string, text: string): void {
  const times = findActiveShoops(patientId, moment).flatMap(({ ShoopDoses }) => ShoopDoses);
  for (const [, time = ''] of text.matchAll(/(morning|afternoon|evening) (?:dose|drops)/gi))
    expect(
      times.map(({ doseTime }) => doseTime.toLowerCase()),
      `${patientId}: ${text}`,
    ).toContain(time.toLowerCase());
}

/** Lists the amounts in mg that a note may name: those of the Shoop in force. */
const listAmounts = ({ patientId, createdAt }: NoteRecord) =>
  findActiveShoops(patientId, createdAt).flatMap(({ dailyDose, dailyDoseUnit, ShoopDoses }) =>
    [{ dose: dailyDose, doseUnit: dailyDoseUnit }, ...ShoopDoses].map(
      (dose) => (inHundredths(dose) ?? 0) / 100,
    ),
  );

/** Lists the amounts in mg of the Shoop in force at one time of day. */
const listAmountsAtTime = ({ patientId, createdAt }: NoteRecord, time: string) =>
  findActiveShoops(patientId, createdAt)
    .flatMap(({ ShoopDoses }) => ShoopDoses)
    .filter(({ doseTime }) => doseTime.toLowerCase() === time)
    .map((dose) => (inHundredths(dose) ?? 0) / 100);

/** Lists all dated entries of all accounts. */
function listEntries(): [userId: string, createdAt: string, kind: string][] {
  const { checkUps, shoops, notes, notifications } = store.tables;
  return [
    ...checkUps.map(({ userId, createdAt }) => [userId, createdAt, 'check-up'] as const),
    ...shoops.map(({ userId, createdAt }) => [userId, createdAt, 'Shoop'] as const),
    ...notes.map(({ patientId, createdAt }) => [patientId, createdAt, 'note'] as const),
    ...notifications.map(({ accountId, createdAt }) => [accountId, createdAt, 'notification'] as const),
  ].map(([...entry]) => entry);
}

/** Tests that check-ups follow the Shoops in force. */
function testCheckUps(): void {
  test('each check-up logs the doses of the Shoop in force, and none before the first', () => {
    for (const checkUp of store.tables.checkUps) {
      const shoops = findActiveShoops(checkUp.userId, checkUp.createdAt);
      if (shoops.length === 0) expect(checkUp.cannabisToday, describeEntry(checkUp)).toBe('no');
      if (checkUp.cannabisToday === 'no') expect(checkUp.canabiesDose).toEqual([]);
      else expect(listLoggedDoses(checkUp), describeEntry(checkUp)).toEqual(listShoopDoses(shoops));
    }
  });

  test('a patient who logs check-ups takes the recommended doses on most days', () => {
    const checkUpsWithShoop = store.tables.checkUps.filter(
      ({ userId, createdAt }) => findActiveShoops(userId, createdAt).length > 0,
    );
    for (const [userId, checkUps] of Map.groupBy(checkUpsWithShoop, (checkUp) => checkUp.userId)) {
      const withoutMedicineCount = checkUps.filter(({ cannabisToday }) => cannabisToday === 'no').length;
      expect(withoutMedicineCount / checkUps.length, userId).toBeLessThan(0.5);
    }
  });
}

/** Tests the products and times of day in check-ups. */
function testProducts(): void {
  test('each logged product is on the list, holds the cannabinoid and can be divided into the dose', () => {
    const products = new Set(store.tables.products.map((product) => product.name));
    for (const checkUp of store.tables.checkUps) {
      const shoops = findActiveShoops(checkUp.userId, checkUp.createdAt);
      for (const { product, amount, ingestionMethod } of checkUp.canabiesDose) {
        expect(products, describeEntry(checkUp)).toContain(product);
        const fits = shoops.some(
          (shoop) =>
            shoop.ingestionMethod === ingestionMethod &&
            productPatternByCannabinoid[shoop.targetCannabinoid]?.test(product),
        );
        expect(fits, `${describeEntry(checkUp)} ${product}`).toBe(true);
        const pieceMg = Number(/ (\d+) mg$/.exec(product)?.[1] ?? 0);
        // A pastille or a capsule is taken whole or in halves.
        if (pieceMg) expect((amount ?? 0) % (pieceMg / 2), `${describeEntry(checkUp)} ${product}`).toBe(0);
      }
    }
  });

  test('each comment names only products and times of day that the patient has', () => {
    for (const checkUp of store.tables.checkUps) {
      const products = checkUp.canabiesDose.map(({ product }) => product.toLowerCase()).join();
      for (const [product = ''] of checkUp.comment.matchAll(/balm|capsule|spray|tincture|pastille/gi))
        expect(products, `${describeEntry(checkUp)} ${checkUp.comment}`).toContain(product.toLowerCase());
      expectKnownTimes(checkUp.userId, checkUp.createdAt, checkUp.comment);
    }
  });
}

/** Tests that notes name what the patient has. */
function testNotes(): void {
  test('each dose in a note is one of the Shoop in force or of the medication that it names', () => {
    for (const note of store.tables.notes) {
      const medications = mapMedicationDoses(note.patientId);
      let remainingText = note.note;
      for (const { name: medication } of store.tables.medications) {
        if (!new RegExp(`\\b${medication}\\b`, 'i').test(note.note)) continue;
        expect([...medications.keys()], `${note.patientId}: ${note.note}`).toContain(medication);
        const medicationDose = new RegExp(`\\b${medication}\\b[^.,;:]*?(\\d+(?:\\.\\d+)? ?mg)`, 'i').exec(
          remainingText,
        );
        if (!medicationDose) continue;
        expect(medicationDose[1], note.note).toBe(medications.get(medication));
        remainingText = remainingText.replace(medicationDose[0], '');
      }
      for (const [, amount, time = ''] of remainingText.matchAll(amountAtTimePattern))
        expect(listAmountsAtTime(note, time), `${note.patientId}: ${note.note}`).toContain(Number(amount));
      for (const [, amount] of remainingText
        .replace(amountAtTimePattern, '')
        .matchAll(/(\d+(?:\.\d+)?) ?mg\b/g))
        expect(listAmounts(note), `${note.patientId}: ${note.note}`).toContain(Number(amount));
      expectKnownTimes(note.patientId, note.createdAt, note.note);
    }
  });

  test('each weight in a note is the weight of the intake', () => {
    for (const { patientId, note } of store.tables.notes) {
      for (const [, value, unit = ''] of note.matchAll(/(\d+(?:\.\d+)?) ?(kg|lbs?)\b/gi)) {
        const { weight, weightUnit } = findRecord(patientId, 'PatientInformation') ?? {};
        const intakeKilograms = toKilograms(Number(weight), String(weightUnit));
        expect(
          Math.abs(toKilograms(Number(value), unit) - intakeKilograms),
          `${patientId}: ${note}`,
        ).toBeLessThan(1);
      }
    }
  });
}

/** Tests dates of entries against the account and the Shoops. */
function testDates(): void {
  test('nothing is earlier than the registration or later than the death', () => {
    const accounts = new Map(store.tables.accounts.map((account) => [account.id, account]));
    for (const [userId, createdAt, kind] of listEntries()) {
      const { registeredAt = '', deceased, deceasedDate = '' } = accounts.get(userId) ?? {};
      expect(createdAt >= registeredAt, `${kind} of ${userId} ${createdAt}, here since ${registeredAt}`).toBe(
        true,
      );
      if (!deceased) continue;
      const [month, day, year] = deceasedDate.split('-');
      expect(createdAt < `${year}-${month}-${day}`, `${kind} of ${userId} ${createdAt}`).toBe(true);
    }
  });

  test('the newest Shoop of each demo patient is Daily', () => {
    for (const patientId of ['patient', 'complete-patient']) {
      // Sorts after every ISO date: the newest Shoop of all.
      const newestTime = findActiveShoops(patientId, '9999');
      expect(newestTime.length).toBeGreaterThan(0);
      for (const { frequencyUnit } of newestTime) expect(frequencyUnit, patientId).toBe('Daily');
    }
  });

  test('each notification of a dosing recommendation has the time of a sent one', () => {
    for (const { accountId, body, createdAt } of store.tables.notifications) {
      if (!/dosing recommendation/.test(body) || !body.startsWith('Dr. ')) continue;
      const sent = listSentShoops(accountId).map((shoop) => shoop.createdAt);
      expect(sent, `${accountId}: ${body}`).toContain(createdAt);
    }
  });
}

/** Tests the deceased patient. */
function testDeceased(): void {
  test('one patient of the physician is deceased, with a date, a cause and a record', () => {
    const activePatientIds = new Set(
      store.tables.careLinks.flatMap(({ physicianId, patientId, status }) =>
        physicianId === 'physician' && status === 'active' ? [patientId] : [],
      ),
    );
    const deceased = store.tables.accounts.filter((account) => account.deceased);
    expect(deceased).toHaveLength(1);
    const [patient] = deceased;
    expect(activePatientIds).toContain(patient?.id);
    expect(patient?.deceasedDate).toMatch(/^\d{2}-\d{2}-\d{4}$/);
    expect(patient?.deceasedCause).not.toBe('');
    const patientEntries = listEntries().filter(([userId]) => userId === patient?.id);
    expect(new Set(patientEntries.map(([, , kind]) => kind))).toEqual(
      new Set(['check-up', 'Shoop', 'note', 'notification']),
    );
  });
}

describe.each(scenarios)('in the scenario %s', (name) => {
  beforeAll(async () => {
    ({ store } = await createTestServer());
    await store.reset(name);
  });

  testCheckUps();
  testProducts();
  testNotes();
  testDates();
  testDeceased();
});

test('the clinic has an older Shoop that is taken Hourly', async () => {
  const { shoops } = (await createTestServer()).store.tables;
  expect(shoops.filter(({ frequencyUnit, isReady }) => frequencyUnit === 'Hourly' && isReady)).toHaveLength(
    1,
  );
});
