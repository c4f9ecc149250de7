import type { IntakeModule } from '#domain/intake/sections.ts';

/** Path of the list of complete sections (intake §3). */
export const statusPath = 'intake/status' as const;

/** Paths of the sections (intake §7), apart from the calls, which import the questions. */
export const sectionPaths = {
  // Misspelt in the contract (decision 4).
  PatientInformation: 'intake/pationInfo',
  Contacts: 'intake/contacts',
  Diagnosis: 'intake/diagnosis',
  TreatmentHistory: 'intake/treatmentHistory',
  Medications: 'intake/medications',
  FamilyHistory: 'intake/familyHistory',
  PatientHistory: 'intake/patientHistory',
  CannabisUse: 'intake/cannabis',
  MilitaryService: 'intake/militaryService',
  Nutrition: 'intake/nutritions',
  Exercise: 'intake/exercise',
  MyDocuments: 'intake/documents',
  Summary: 'intake/summary',
} as const satisfies Record<IntakeModule, string>;
