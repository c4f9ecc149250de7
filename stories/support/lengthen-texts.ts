import type { Store } from '#mocks/store/store.ts';

/** Longest realistic values, by the name of their field. */
const longestValues: Readonly<Record<string, string>> = {
  firstName: 'Wilhelmina Konstantina',
  lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
  middleName: 'Alexandrina Theodora',
  address: '12345 North Massachusetts Bay Transportation Authority Boulevard',
  addressTwo: 'Building 14, Entrance C, Apartment 2047, behind the greenhouse',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  documentTitle: 'Magnetic resonance imaging of the cervical and the thoracic spine, with contrast',
  documentDescription:
    'Second opinion by the university hospital, with the earlier pictures for comparison and a letter to the physician.',
  targetCannabinoid: 'THCV (tetrahydrocannabivarin) with CBDA (cannabidiolic acid)',
  deceasedCause: 'Complications of a chronic obstructive pulmonary disease',
};

/** Fields with long texts, whose values are repeated in three paragraphs. */
const longTextFields = /^(note|adminNotes|body|description|comments?)$/;
/** Suffix for the names of medicines and diagnoses. */
const longNameSuffix = 'Hydrocortisone-17-butyrate-21-propionate, extended release, with meals';

/** Returns a long value for a field of free text, and others unchanged. */
function lengthenValue(key: string, value: string): string {
  if (value === '') return value;
  if (longTextFields.test(key)) return [value, value, value].join('\n\n');
  // People keep different names: sixty of one name are another screen.
  if (key === 'firstName') return `${value}-${longestValues.firstName}`;
  return longestValues[key] ?? value;
}

/** Lengthens the texts of a row and of the objects in it. */
function lengthen(row: object): void {
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'string') Object.assign(row, { [key]: lengthenValue(key, value) });
    else if (value !== null && typeof value === 'object') lengthen(value);
  }
}

/** Lengthens the free text in the store. Values that are chosen from a list stay. */
export function lengthenTexts({ tables }: Store): void {
  const { accounts, documents, intakeRecords, shoops, notes, medications, diagnoses } = tables;
  for (const rows of [accounts, documents, intakeRecords, shoops, notes]) rows.forEach(lengthen);
  for (const item of [...medications.slice(0, 5), ...diagnoses.slice(0, 5)])
    item.name = `${item.name}: ${longNameSuffix}`;
}
