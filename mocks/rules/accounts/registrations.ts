import type { WireRecord } from '#domain/questions/question.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import { addAccount, getDaysBefore } from '#mocks/seed/add.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, DocumentRecord, Registration } from '#mocks/store/tables.ts';
import { pickTexts, prefillIntake } from '../prefill-intake.ts';
import { Problem } from '../problem.ts';
import { findAccountByEmail, findAccountByPhone } from './find-account.ts';
import { sendLink } from './links.ts';

/** Returns an open sign-up. @throws Problem 404 when it is unknown, finished or was restarted */
export function requireRegistration({ tables }: Store, id: string): Registration {
  const registration = tables.registrations.find((entry) => entry.id === id);
  if (!registration) throw new Problem(404, 'There is no such sign-up');
  return registration;
}

/** @throws Problem 400 when an account has the e-mail; an unfinished sign-up reserves none */
export function refuseTakenEmail(store: Store, email: string): void {
  if (findAccountByEmail(store, email)) throw new Problem(400, 'This email already has an account');
}

/** @throws Problem 400 when an account has the phone */
export function refuseTakenPhone(store: Store, phone: string): void {
  if (findAccountByPhone(store, phone)) throw new Problem(400, 'This phone number already has an account');
}

/** Title and type of an upload once it is one of the patient's documents. */
const documentByUploadType: Record<UploadType, Pick<DocumentRecord, 'documentTitle' | 'documentType'>> = {
  DriverLicence: { documentTitle: 'Driver’s license', documentType: 'Other' },
  physicianRecommendation: { documentTitle: 'Physician’s recommendation', documentType: 'Medical Reports' },
};

/** Fills four sections of the new patient's intake with the answers of the sign-up. */
function prefillFromSignUp(store: Store, { id, personal }: Registration, medical: WireRecord): void {
  const nameAndAddress = [
    'firstName',
    'lastName',
    'address',
    'addressTwo',
    'city',
    'country',
    'state',
  ] as const;
  const { name, diagnoseId, isCancer, diagnosStage, medications } = medical;
  const { previous_experience: previousExperience, tolerance, objective, objectiveOther } = medical;
  prefillIntake(store, id, {
    PatientInformation: {
      ...pickTexts(personal, [...nameAndAddress, 'phone', 'dob', 'gender']),
      zipCode: String(personal.zip_code),
    },
    Diagnosis: { name, diagnoseId, isCancer, cancerStage: diagnosStage },
    Medications: { medications },
    CannabisUse: { previousExperience, tolerance, objective, objectiveOther },
  });
}

/** Creates a patient's account without a password: the e-mailed link sets the first one. */
function createPatientAccount(store: Store, { id, personal, physician }: Registration): Account {
  const accountFields = [
    'firstName',
    'lastName',
    'phone',
    'dob',
    'gender',
    'address',
    'addressTwo',
    'city',
    'country',
  ];
  return addAccount(store.tables, {
    id,
    role: 'patient',
    ...(pickTexts(personal, [...accountFields, 'state']) as Pick<Account, 'firstName' | 'lastName'>),
    email: String(personal.email).toLowerCase(),
    password: '',
    zipCode: String(personal.zip_code),
    // The contract’s name for the number of the recommendation.
    mmrNumber: String(physician?.recommendation_quantity ?? ''),
    mmrExp: String(physician?.expiry_date ?? ''),
    registeredAt: getDaysBefore(store, 0),
  });
}

/**
 * Finishes a sign-up: creates the account, fills the intake and e-mails the link.
 * @param medical answers of step 3 with the server's data of the diagnosis
 */
export function completeRegistration(store: Store, registration: Registration, medical: WireRecord): void {
  const { tables } = store;
  const account = createPatientAccount(store, registration);
  prefillFromSignUp(store, registration, medical);
  for (const { type, ...file } of registration.uploads) {
    tables.documents.push({
      ...file,
      ...documentByUploadType[type],
      userId: account.id,
      documentDescription: '',
    });
  }
  tables.registrations = tables.registrations.filter(({ id }) => id !== registration.id);
  sendLink(store, account, 'setPassword');
}
