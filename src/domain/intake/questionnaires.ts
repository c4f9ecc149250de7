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
 * The questions of each section; My Documents asks none. Apart from the list of sections, which addresses and
 * dashboards need on the first page: only who asks, saves or reviews answers should load the questions.
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
/** A section whose questions are asked by the common form. */
export type QuestionnaireSection = Extract<IntakeSection, { module: QuestionnaireModule }>;
