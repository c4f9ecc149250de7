/** Section of the sidebar. */
interface SectionDefinition {
  /** Name in the status call (intake §3). */
  readonly module: string;
  /** Part of the URL: /myHealth/{segment} (intake §2). */
  readonly segment: string;
  readonly title: string;
  /** An intake can be done without this section (decision 52). */
  readonly optional?: true;
}

/**
 * Sections in sidebar order (intake §2). Users may open them in any order (decision 26). The first
 * page of a visit loads this list, so the questions are in questionnaires.ts.
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

/** Returns the section of a URL segment, or undefined if the segment is unknown (decision 26). */
export function sectionBySegment(segment: string): IntakeSection | undefined {
  return intakeSections.find((section) => section.segment === segment);
}
