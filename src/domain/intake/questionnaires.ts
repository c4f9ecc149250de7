import type { Questionnaire } from '../questions/questionnaire.ts';
import { cannabisUse } from './questions/cannabis-use.ts';
import { contacts } from './questions/contacts.ts';
import { diagnosis } from './questions/diagnosis.ts';
import { exercise } from './questions/exercise.ts';
import { familyHistory, patientHistory } from './questions/histories.ts';
import { medications } from './questions/medications.ts';
import { militaryService } from './questions/military-service.ts';
import { nutrition } from './questions/nutrition.ts';
import { patientInformation } from './questions/patient-information.ts';
import { summary } from './questions/summary.ts';
import { treatmentHistory } from './questions/treatment-history.ts';
import type { IntakeModule, IntakeSection } from './sections.ts';

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
