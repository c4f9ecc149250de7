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
  listNotifications: notificationsCase,
  markNotificationRead: markReadCase,
  listObjectives: noScreenYet,
  listProducts: noScreenYet,
  searchDiagnoses: searchCase,
  createDiagnosis: createDiagnosisCase,
  searchMedications: noScreenYet,
  createMedication: noScreenYet,
  listPatients: patientsCase,
  readPatient: patientCase,
  readIntakeStatus: statusCase,
  readPatientInformation: sectionLoadCase('info-patient', 'Patient Information'),
  savePatientInformation: savePatientInformationCase,
  readContacts: sectionLoadCase('contact', 'Contacts'),
  saveContacts: saveContactsCase,
  readDiagnosis: sectionLoadCase('diagnosis', 'Diagnosis'),
  saveDiagnosis: saveDiagnosisCase,
};
