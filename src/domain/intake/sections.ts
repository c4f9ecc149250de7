/** One of the 13 in the sidebar: its name in the status call, its place in the address, its heading. */
interface SectionDefinition {
  /** As the status call names it (intake §3). */
  readonly module: string;
  /** As the address names it: /myHealth/{segment} (intake §2). */
  readonly segment: string;
  readonly title: string;
  /** An intake is done without it (decision 52). */
  readonly optional?: true;
}

/**
 * In sidebar order (intake §2); segments are a look-up, not an order (decision 26). The first page of a visit loads
 * this list, so it holds no questions: questionnaires.ts does.
 */
export const intakeSections = [
  { module: 'PatientInformation', segment: 'info-patient', title: 'Patient Information' },
  { module: 'Contacts', segment: 'contact', title: 'Contacts' },
  { module: 'Diagnosis', segment: 'diagnosis', title: 'Diagnosis' },
  { module: 'TreatmentHistory', segment: 'treatment', title: 'Treatment History' },
  { module: 'Medications', segment: 'medications', title: 'Medications & Supplements' },
  { module: 'FamilyHistory', segment: 'family-history', title: 'Family History' },
  { module: 'PatientHistory', segment: 'patient-history', title: 'Patient History' },
  { module: 'CannabisUse', segment: 'cannabis', title: 'Cannabis Use' },
  { module: 'MilitaryService', segment: 'military', title: 'Military Service' },
  { module: 'Nutrition', segment: 'nutrition-exercise', title: 'Nutrition' },
  { module: 'Exercise', segment: 'exercise', title: 'Exercise' },
  { module: 'MyDocuments', segment: 'my-documents', title: 'My Documents', optional: true },
  { module: 'Summary', segment: 'summary', title: 'Summary' },
] as const satisfies readonly SectionDefinition[];

export type IntakeSection = (typeof intakeSections)[number];
export type IntakeModule = IntakeSection['module'];
export type IntakeSegment = IntakeSection['segment'];

export const intakeModules = intakeSections.map((section) => section.module);

/** The section an address names, or undefined: an unknown segment is not found (decision 26). */
export function sectionBySegment(segment: string): IntakeSection | undefined {
  return intakeSections.find((section) => section.segment === segment);
}
