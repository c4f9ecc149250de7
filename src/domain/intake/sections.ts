import type { Questionnaire } from '../questions/questionnaire.ts';
import { contacts } from './contacts.ts';
import { diagnosis } from './diagnosis.ts';
import { patientInformation } from './patient-information.ts';

/** One of the 13 in the sidebar: its name in the status call, its place in the address, its heading. */
interface SectionDefinition {
  /** As the status call names it (intake §3). */
  readonly module: string;
  /** As the address names it: /myHealth/{segment} (intake §2). */
  readonly segment: string;
  readonly title: string;
  /** Absent while the section is not built yet. */
  readonly questionnaire?: Questionnaire;
}

/** In sidebar order (intake §2); segments are a look-up, not an order (decision 26). */
export const intakeSections = [
  {
    module: 'PatientInformation',
    segment: 'info-patient',
    title: 'Patient Information',
    questionnaire: patientInformation,
  },
  { module: 'Contacts', segment: 'contact', title: 'Contacts', questionnaire: contacts },
  { module: 'Diagnosis', segment: 'diagnosis', title: 'Diagnosis', questionnaire: diagnosis },
  { module: 'TreatmentHistory', segment: 'treatment', title: 'Treatment History' },
  { module: 'Medications', segment: 'medications', title: 'Medications & Supplements' },
  { module: 'FamilyHistory', segment: 'family-history', title: 'Family History' },
  { module: 'PatientHistory', segment: 'patient-history', title: 'Patient History' },
  { module: 'CannabisUse', segment: 'cannabis', title: 'Cannabis Use' },
  { module: 'MilitaryService', segment: 'military', title: 'Military Service' },
  { module: 'Nutrition', segment: 'nutrition-exercise', title: 'Nutrition' },
  { module: 'Exercise', segment: 'exercise', title: 'Exercise' },
  { module: 'MyDocuments', segment: 'my-documents', title: 'My Documents' },
  { module: 'Summary', segment: 'summary', title: 'Summary' },
] as const satisfies readonly SectionDefinition[];

export type IntakeSection = (typeof intakeSections)[number];
export type IntakeModule = IntakeSection['module'];
export type IntakeSegment = IntakeSection['segment'];
/** A section whose questions are asked by the common form. */
export type QuestionnaireSection = Extract<IntakeSection, { questionnaire: Questionnaire }>;

export const intakeModules = intakeSections.map((section) => section.module);

/** The section an address names, or undefined: an unknown segment is not found (decision 26). */
export function sectionBySegment(segment: string): IntakeSection | undefined {
  return intakeSections.find((section) => section.segment === segment);
}
