import type { WireRecord } from '#domain/questions/question.ts';
import { addAccount, getDaysBefore } from '#mocks/seed/add.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { findAccountByEmail } from './accounts/find-account.ts';
import { sendLink } from './accounts/links.ts';
import { pickTexts, prefillIntake } from './prefill-intake.ts';
import { Problem } from './problem.ts';

/** @throws Problem 409 when an account has the e-mail, also the caller's patient (physician §8) */
export function refuseKnownPatient(store: Store, email: string): void {
  if (findAccountByEmail(store, email)) throw new Problem(409, 'This email already has an account');
}

/**
 * Adds an invited patient; the account has no password and no phone before the sign-up.
 * @param answers the physician's answers with the server's data of the diagnosis
 */
export function invitePatient(store: Store, physician: Account, answers: WireRecord): void {
  const { tables } = store;
  const personalFields = pickTexts(answers, ['firstName', 'lastName', 'dob', 'gender']) as Pick<
    Account,
    'firstName' | 'lastName' | 'dob' | 'gender'
  >;
  const email = String(answers.email).toLowerCase();
  const id = `patient-${store.nextNumber()}`;
  const account = addAccount(tables, {
    id,
    role: 'patient',
    ...personalFields,
    email,
    password: '',
    registeredAt: getDaysBefore(store, 0),
  });
  tables.careLinks.push({ physicianId: physician.id, patientId: id, status: 'pending' });
  const { name, diagnoseId, isCancer, icdCode, cancerStage, medications } = answers;
  const { previousExperience, objective, objectiveOther } = answers;
  prefillIntake(store, id, {
    PatientInformation: personalFields,
    Diagnosis: { name, diagnoseId, isCancer, icdCode, cancerStage },
    Medications: { medications },
    CannabisUse: { previousExperience, objective, objectiveOther },
  });
  sendLink(store, account, 'completeSignUp');
}
