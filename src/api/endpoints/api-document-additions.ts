import type { EndpointAdditions, SchemaPlace } from '#api/contract/openapi-parts.ts';
import { deceasedQuestions } from '#domain/deceased/deceased-questions.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { newPatient } from '#domain/new-patient/new-patient.ts';
import { physicianOwnInformation } from '#domain/profile/physician.ts';
import { personalInformation as profileInformation } from '#domain/profile/profile.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import { physicianRegistration } from '#domain/registration/physician.ts';
import { recommendingPhysician } from '#domain/registration/recommending-physician.ts';
import type { EndpointName } from './endpoints.ts';

/* Additions of the API document to the endpoints. Only tests use them: the app bundles none. */

/** Descriptions of the path groups. */
export const tags: Readonly<Record<string, string>> = {
  dashboard: 'What a signed-in user has of their own: profile, physicians, check-ups, notifications, Shoops.',
  global: 'Lists that everybody shares.',
  intake: 'The thirteen sections of a patient’s health intake, and the documents in it.',
  physician: 'A physician’s patients, notes, figures and dosing recommendations (Shoops).',
  register: 'Sign-up of patients, registration of physicians, and the lists that both search and extend.',
  userAuth: 'Sessions, one-time codes, e-mailed links and passwords.',
};

/** Descriptions of the parameters by name. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  id: 'Of the list or the sign-up that came before: which one is meant.',
  patientId: 'A patient of the physician who calls.',
  physicianId: 'The physician.',
  isReady: '`false` are the drafts, `1` is what was sent.',
  email: 'The address that somebody wants to sign up with.',
  phone: 'The number that somebody wants to sign up with, in digits alone.',
  name: 'A part of the names that are looked for, in whichever letters; the beginning of the list where it is empty.',
};

/** Schemas that have a name in the document. */
export const schemaNames: Readonly<Record<string, SchemaPlace>> = {
  Tokens: ['refresh', 'reply'],
  User: ['login', 'reply', 'properties', 'user'],
  Medicine: ['createShoops', 'body', 'properties', 'shoop', 'items'],
  Shoop: ['listShoops', 'reply', 'items'],
  SuggestedShoop: ['importShoops', 'reply', 'items'],
  CheckUp: ['listCheckUps', 'reply', 'items'],
  Patient: ['readPatient', 'reply'],
  ListedPatient: ['listPatients', 'reply', 'properties', 'patients', 'items'],
  Note: ['listNotes', 'reply', 'items'],
  Notification: ['listNotifications', 'reply', 'properties', 'notifications', 'items'],
  PatientDocument: ['readDocument', 'reply'],
  Physician: ['readPhysician', 'reply'],
  LinkedPhysician: ['listLinkedPhysicians', 'reply', 'items'],
  DiagnosisItem: ['searchDiagnoses', 'reply', 'items'],
  MedicationItem: ['searchMedications', 'reply', 'items'],
};

const noPatientRefusal = { 404: 'There is no such patient.' };
const sumRule =
  'The doses of a medicine that is taken daily come to its `dailyDose`; there are as many as `frequency` says, and none Hourly. Amounts have at most two decimals.';
const onePatientRule = 'All medicines are for one patient, of the physician who calls.';
const phoneVerifiedRule = 'The phone was verified by a one-time code in the last ten minutes.';
const ownFieldsRule = 'A body is of one kind: it holds no name of another call at this address.';

const sectionAdditions = Object.fromEntries(
  Object.entries(questionnaires).map(([module, asks]): [string, EndpointAdditions] => [
    `save${module}`,
    { asks },
  ]),
);

/** Additions to each endpoint that its schemas do not express. */
export const endpointAdditions: { readonly [Name in EndpointName]?: EndpointAdditions } = {
  ...sectionAdditions,
  addPatient: {
    asks: newPatient,
    refuses: { 409: 'There is an account with this e-mail.' },
  },
  addPhysician: {
    rules: ['The physician is not one’s own already.'],
    refuses: { 404: 'There is no such physician.' },
  },
  removePhysician: { refuses: { 404: 'This is not one of one’s physicians.' } },
  listRecommendedShoops: { refuses: { 404: 'There is no such physician.' } },
  createCheckUp: {
    rules: ['`product` is the name of a product, and the names in `objective` are objectives.'],
  },
  createDiagnosis: { rules: ['The list has no item of that name yet, in whichever letters.'] },
  createMedication: { rules: ['The list has no item of that name yet, in whichever letters.'] },
  createDocument: {
    rules: ['The file is a PDF, a Word document or a picture by its name and its first bytes.'],
  },
  updateDocument: {
    rules: ['The file is a PDF, a Word document or a picture by its name and its first bytes.'],
  },
  updateProfileImage: { rules: ['The file is a picture by its name and its first bytes, of at most 1 MB.'] },
  createNote: { refuses: noPatientRefusal },
  listNotes: { refuses: noPatientRefusal },
  readPatient: { refuses: noPatientRefusal },
  resendInvitation: {
    rules: ['The patient has not completed the sign-up and is not marked as deceased.'],
    refuses: noPatientRefusal,
  },
  deletePatient: { refuses: noPatientRefusal },
  saveDeceased: {
    // Without a birth date, whose rule is the sentence below.
    asks: deceasedQuestions(''),
    rules: ['`deceasedDate` is not before the patient’s birth.'],
    refuses: noPatientRefusal,
  },
  listPatientShoops: { refuses: noPatientRefusal },
  importShoops: { rules: ['The patient’s diagnosis is known.'], refuses: noPatientRefusal },
  createShoops: {
    rules: ['There is at least one medicine.', onePatientRule, sumRule],
    refuses: noPatientRefusal,
  },
  updateShoop: {
    rules: ['`shoopId` is a draft of the physician’s own for the same patient.', onePatientRule, sumRule],
    refuses: { 404: 'There is no such patient, or no such draft.' },
  },
  sendShoop: { rules: ['It was not sent already.'], refuses: { 404: 'There is no such draft.' } },
  markNotificationRead: { refuses: { 404: 'There is no such notification.' } },
  login: {
    rules: [
      'Where `user.twoFA` is true the tokens count for nothing until `userAuth/verifyPhone` has taken a code for `user.phone`; until then every call with them is a 401.',
    ],
  },
  refresh: { refuses: { 401: 'These are not the tokens of a session, or it has ended.' } },
  verifyPhone: {
    rules: [
      'The code is the newest that was sent to this phone, right, and not used, run out or guessed at five times.',
    ],
  },
  verifyCode: { rules: ['The link still works.'] },
  forgotPassword: { rules: ['There is an account with this e-mail.'] },
  setPassword: {
    rules: [
      'The link still works, and the phone of an invited patient is verified.',
      '`confirmPassword` is the same; a password has 8 to 16 characters, a digit, a lower and an upper case letter, and one of !@#$%^&*.',
    ],
  },
  setPhone: {
    rules: ['The link is an invitation that still works; the number is nobody else’s.', phoneVerifiedRule],
  },
  register: {
    asks: personalInformation,
    rules: [
      '`confirmEmail` is the same as `email`, and neither it nor the phone has an account.',
      phoneVerifiedRule,
    ],
  },
  updateRegistration: {
    asks: personalInformation,
    rules: ['`email`, `confirmEmail` and `phone` are those of the first save.'],
    refuses: { 404: 'There is no such sign-up.' },
  },
  savePhysicianInformation: { asks: recommendingPhysician, refuses: { 404: 'There is no such sign-up.' } },
  saveMedicalInformation: {
    asks: medicalInformation,
    rules: ['Neither e-mail nor phone has got an account meanwhile.'],
    refuses: { 404: 'There is no such sign-up.' },
  },
  uploadForRegistration: {
    rules: ['The file is a picture by its name and its first bytes.'],
    refuses: { 404: 'There is no such sign-up.' },
  },
  registerPhysician: {
    // Without specializations: only the server has the list.
    asks: physicianRegistration([]),
    rules: [
      '`specialization` is the id of a specialization.',
      'Neither e-mail nor phone has an account.',
      phoneVerifiedRule,
    ],
  },
  checkEmail: { rules: ['The address is free.'] },
  checkPhone: { rules: ['The number is free.'] },
  updatePersonalInformation: {
    asks: profileInformation,
    rules: [
      ownFieldsRule,
      'For a patient. `email` is the account’s own; a new `phone` was verified in the last ten minutes and is nobody else’s.',
    ],
  },
  updatePhysicianInformation: {
    // Without specializations: only the server has the list.
    asks: physicianOwnInformation([]),
    rules: [
      'For a physician. `email` and `phone` are the account’s own; `specialization` is the id of a specialization.',
    ],
  },
  updatePassword: {
    rules: [
      '`confirmPassword` is the same; a password has 8 to 16 characters, a digit, a lower and an upper case letter, and one of !@#$%^&*.',
    ],
  },
  updateSettings: { rules: ['A code at sign-in needs a phone number.'] },
};
