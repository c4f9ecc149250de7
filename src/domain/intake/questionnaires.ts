import type { Questionnaire } from '../questions/questionnaire.ts';
import { contacts } from './contacts.ts';
import { diagnosis } from './diagnosis.ts';
import { patientInformation } from './patient-information.ts';
import type { IntakeModule, IntakeSection } from './sections.ts';

/**
 * The questions of each section that is built. Apart from the list of sections, which addresses and dashboards need
 * on the first page: only who asks, saves or reviews answers should load the questions.
 */
export const questionnaires = {
  PatientInformation: patientInformation,
  Contacts: contacts,
  Diagnosis: diagnosis,
} as const satisfies Partial<Record<IntakeModule, Questionnaire>>;

export type QuestionnaireModule = keyof typeof questionnaires;
/** A section whose questions are asked by the common form. */
export type QuestionnaireSection = Extract<IntakeSection, { module: QuestionnaireModule }>;

/** Whether a section is built: the others are listed and honestly say that they are not. */
export function hasQuestionnaire(section: IntakeSection): section is QuestionnaireSection {
  return section.module in questionnaires;
}
