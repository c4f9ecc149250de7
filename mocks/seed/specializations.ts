/** Specializations of physicians; the id of an entry never changes. */
const specializationNames = [
  'Anesthesiology and Pain Medicine',
  'Family Medicine',
  'Gastroenterology',
  'Geriatrics',
  'Gynecology',
  'Integrative Medicine',
  'Internal Medicine',
  'Neurology',
  'Oncology',
  'Palliative Care',
  'Pediatrics',
  'Physical Medicine and Rehabilitation',
  'Psychiatry',
  'Rheumatology',
  'Sleep Medicine',
] as const;

export type Specialization = (typeof specializationNames)[number];

export const specializations = specializationNames.map((name, index) => ({ id: `s${index + 1}`, name }));

/** Specializations as options of a form. */
export const specializationOptions = specializations.map(({ id, name }) => ({ value: id, label: name }));

/** Returns the id of a specialization. */
export const getSpecializationId = (name: Specialization): string =>
  `s${specializationNames.indexOf(name) + 1}`;
