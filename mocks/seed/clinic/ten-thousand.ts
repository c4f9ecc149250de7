import type { Pause } from '#mocks/page/pause.ts';
import type { Store } from '#mocks/store/store.ts';
import { addAccount, buildDiagnosisAnswer, fillIn } from '../add.ts';
import { familyNames, femaleNames, maleNames } from './names.ts';

const patientCount = 10_000;
const areaCodes = ['303', '503', '505', '602', '719', '720', '916', '971'];
const diagnoses = [
  'Anxiety disorder',
  'Chronic migraine',
  'Chronic pain',
  'Epilepsy',
  'Fibromyalgia',
  'Insomnia',
  'Lung cancer',
  'Multiple sclerosis',
  'Osteoarthritis',
  'Rheumatoid arthritis',
];

/** Returns a linear congruential generator, which gives the same numbers after every start. */
function createGenerator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const toTwoDigits = (value: number) => String(value).padStart(2, '0');
const toMailboxName = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Fills the physician's list up to ten thousand patients. It avoids faker and adds only the data
 * that the list shows: all data are written to disk after every call that changes something.
 */
export async function seedTenThousand(store: Store, pause: Pause): Promise<void> {
  const { tables } = store;
  const drawBelow = createGenerator(2026);
  const pickOne = <T>(list: readonly T[]) => list[drawBelow(list.length)] as T;
  const existingCount = tables.careLinks.filter(({ physicianId }) => physicianId === 'physician').length;
  const diagnosisRecords = diagnoses.map((name) => {
    // Added and taken out again, to get the record as a save would store it.
    fillIn(tables, '', 'Diagnosis', { diagnosis: buildDiagnosisAnswer(tables, name) });
    tables.completed.pop();
    return tables.intakeRecords.pop()?.record ?? {};
  });
  for (let index = existingCount; index < patientCount; index += 1) {
    if (index % 100 === 0) await pause();
    const isFemale = drawBelow(2) === 0;
    const givenNames = isFemale ? femaleNames : maleNames;
    const [firstName, middleName, lastName] = [
      pickOne(givenNames),
      pickOne(givenNames),
      pickOne(familyNames),
    ];
    const id = `crowd-${index}`;
    const isPending = index % 9 === 4;
    addAccount(tables, {
      id,
      role: 'patient',
      email: `${toMailboxName(firstName)}.${toMailboxName(lastName)}.${index}@mail.test`,
      firstName: `${firstName} ${middleName}`,
      lastName,
      gender: isFemale ? 'Female' : 'Male',
      dob: `${toTwoDigits(1 + drawBelow(12))}-${toTwoDigits(1 + drawBelow(28))}-${1938 + drawBelow(68)}`,
      phone: isPending ? '' : `${pickOne(areaCodes)}555${String(drawBelow(10_000)).padStart(4, '0')}`,
      ...(isPending && { password: '' }),
      // One patient in 250 is deceased.
      ...(index % 250 === 7 && {
        deceased: true,
        deceasedDate: '11-03-2025',
        deceasedCause: 'Heart failure',
      }),
    });
    tables.careLinks.push({
      physicianId: 'physician',
      patientId: id,
      status: isPending ? 'pending' : 'active',
    });
    const record = isPending ? undefined : pickOne(diagnosisRecords);
    if (!record) continue;
    tables.intakeRecords.push({ userId: id, module: 'Diagnosis', record });
    tables.completed.push({ userId: id, module: 'Diagnosis' });
  }
}
