import type { EndpointName } from '#api/endpoints/endpoints.ts';
import {
  loginCase,
  logoutCase,
  markReadCase,
  notificationsCase,
  patientCase,
  patientsCase,
  resendCase,
  shoopsCase,
  verifyCase,
} from './account-fault-cases.ts';
import {
  createCheckUpCase,
  listCheckUpsCase,
  listObjectivesCase,
  listProductsCase,
} from './check-up-fault-cases.ts';
import {
  createDocumentCase,
  deleteDocumentCase,
  listDocumentsCase,
  readDocumentCase,
  updateDocumentCase,
} from './document-fault-cases.ts';
import { type FaultCase, untilMet } from './fault-case.ts';
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
import { forgotPasswordCase, setPasswordCase, setPhoneCase, verifyCodeCase } from './link-fault-cases.ts';
import {
  addPhysicianCase,
  linkedPhysiciansCase,
  physiciansCase,
  profileCase,
  removePhysicianCase,
  updatePasswordCase,
  updatePersonalInformationCase,
  updateProfileImageCase,
  updateSettingsCase,
} from './profile-fault-cases.ts';
import { changedSectionCases, createMedicationCase, searchMedicationsCase } from './section-fault-cases.ts';
import {
  checkEmailCase,
  checkPhoneCase,
  registerCase,
  saveMedicalCase,
  savePhysicianCase,
  updateRegistrationCase,
  uploadCase,
} from './sign-up-fault-cases.ts';

/** Stands for an endpoint whose screen is not built yet. */
const noScreenYet = 'no screen calls it yet';

const cases: Record<EndpointName, FaultCase | typeof noScreenYet> = {
  login: loginCase,
  logout: logoutCase,
  refresh: refreshCase,
  resendCode: resendCase,
  verifyPhone: verifyCase,
  verifyCode: verifyCodeCase,
  setPassword: setPasswordCase,
  forgotPassword: forgotPasswordCase,
  setPhone: setPhoneCase,
  readProfile: profileCase,
  updatePersonalInformation: updatePersonalInformationCase,
  updatePassword: updatePasswordCase,
  updateSettings: updateSettingsCase,
  updateProfileImage: updateProfileImageCase,
  listPhysicians: physiciansCase,
  listLinkedPhysicians: linkedPhysiciansCase,
  addPhysician: addPhysicianCase,
  removePhysician: removePhysicianCase,
  listNotifications: notificationsCase,
  markNotificationRead: markReadCase,
  listShoops: shoopsCase,
  listObjectives: listObjectivesCase,
  listProducts: listProductsCase,
  searchDiagnoses: searchCase,
  createDiagnosis: createDiagnosisCase,
  searchMedications: searchMedicationsCase,
  createMedication: createMedicationCase,
  register: registerCase,
  savePhysicianInformation: savePhysicianCase,
  saveMedicalInformation: saveMedicalCase,
  uploadForRegistration: uploadCase,
  checkPhone: checkPhoneCase,
  checkEmail: checkEmailCase,
  updateRegistration: updateRegistrationCase,
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
  listCheckUps: listCheckUpsCase,
  createCheckUp: createCheckUpCase,
};

/** For every endpoint the screen that calls it: one without a case does not compile, and fails the test. */
export const faultCases = Object.fromEntries(
  Object.entries(cases).map(([name, faulty]) => [name, faulty === noScreenYet ? faulty : untilMet(faulty)]),
) as typeof cases;
