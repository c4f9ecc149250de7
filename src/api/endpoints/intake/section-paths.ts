import type { IntakeModule } from '#domain/intake/sections.ts';

/** Where each section is read (intake §7). Apart from its calls, which bring its questions along. */
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
