import type { Questionnaire } from '../questions/questionnaire.ts';
import { cannabisUse } from './cannabis-use.ts';
import { contacts } from './contacts.ts';
import { diagnosis } from './diagnosis.ts';
import { exercise } from './exercise.ts';
import { familyHistory, patientHistory } from './histories.ts';
import { medications } from './medications.ts';
import { militaryService } from './military-service.ts';
import { nutrition } from './nutrition.ts';
import { patientInformation } from './patient-information.ts';
import type { IntakeModule, IntakeSection } from './sections.ts';
import { summary } from './summary.ts';
import { treatmentHistory } from './treatment-history.ts';

/**
 * Questions of each section; My Documents has none. Separate from the list of sections, which the
 * first page loads for links and dashboards, so that only forms and reviews load the questions.
 */
export const questionnaires = {
  PatientInformation: patientInformation,
  Contacts: contacts,
  Diagnosis: diagnosis,
  TreatmentHistory: treatmentHistory,
  Medications: medications,
  FamilyHistory: familyHistory,
  PatientHistory: patientHistory,
  CannabisUse: cannabisUse,
  MilitaryService: militaryService,
  Nutrition: nutrition,
  Exercise: exercise,
  Summary: summary,
} as const satisfies Record<Exclude<IntakeModule, 'MyDocuments'>, Questionnaire>;

export type QuestionnaireModule = keyof typeof questionnaires;
/** Section whose questions are rendered by the common form. */
export type QuestionnaireSection = Extract<IntakeSection, { module: QuestionnaireModule }>;
