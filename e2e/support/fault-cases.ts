import type { EndpointName } from '#api/endpoints.ts';
import {
  loginCase,
  logoutCase,
  markReadCase,
  notificationsCase,
  patientCase,
  patientsCase,
  resendCase,
  verifyCase,
} from './account-fault-cases.ts';
import {
  createDocumentCase,
  deleteDocumentCase,
  listDocumentsCase,
  readDocumentCase,
  updateDocumentCase,
} from './document-fault-cases.ts';
import type { FaultCase } from './fault-case.ts';
import {
  createDiagnosisCase,
  refreshCase,
  saveContactsCase,
  saveDiagnosisCase,
  savePatientInformationCase,
  searchCase,
  sectionLoadCase,
  statusCase,
} from './intake-fault-cases.ts';
import { changedSectionCases, createMedicationCase, searchMedicationsCase } from './section-fault-cases.ts';

/** Stands for an endpoint whose screen is not built yet. */
const noScreenYet = 'no screen calls it yet';

/** For every endpoint the screen that calls it: one without a case does not compile, and fails the test. */
export const faultCases: Record<EndpointName, FaultCase | typeof noScreenYet> = {
  login: loginCase,
  logout: logoutCase,
  refresh: refreshCase,
  resendCode: resendCase,
  verifyPhone: verifyCase,
  readProfile: noScreenYet,
  listPhysicians: noScreenYet,
  listLinkedPhysicians: noScreenYet,
  addPhysician: noScreenYet,
  removePhysician: noScreenYet,
  listNotifications: notificationsCase,
  markNotificationRead: markReadCase,
  listObjectives: noScreenYet,
  listProducts: noScreenYet,
  searchDiagnoses: searchCase,
  createDiagnosis: createDiagnosisCase,
  searchMedications: searchMedicationsCase,
  createMedication: createMedicationCase,
  listPatients: patientsCase,
  readPatient: patientCase,
  readIntakeStatus: statusCase,
  readPatientInformation: sectionLoadCase('info-patient', 'Patient Information'),
  savePatientInformation: savePatientInformationCase,
  readContacts: sectionLoadCase('contact', 'Contacts'),
  saveContacts: saveContactsCase,
  readDiagnosis: sectionLoadCase('diagnosis', 'Diagnosis'),
  saveDiagnosis: saveDiagnosisCase,
  readTreatmentHistory: sectionLoadCase('treatment', 'Treatment History'),
  readMedications: sectionLoadCase('medications', 'Medications & Supplements'),
  readFamilyHistory: sectionLoadCase('family-history', 'Family History'),
  readPatientHistory: sectionLoadCase('patient-history', 'Patient History'),
  readCannabisUse: sectionLoadCase('cannabis', 'Cannabis Use'),
  readMilitaryService: sectionLoadCase('military', 'Military Service'),
  readNutrition: sectionLoadCase('nutrition-exercise', 'Nutrition'),
  readExercise: sectionLoadCase('exercise', 'Exercise'),
  readSummary: sectionLoadCase('summary', 'Summary'),
  ...changedSectionCases,
  listDocuments: listDocumentsCase,
  readDocument: readDocumentCase,
  createDocument: createDocumentCase,
  updateDocument: updateDocumentCase,
  deleteDocument: deleteDocumentCase,
};
