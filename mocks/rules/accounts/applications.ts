import type { WireRecord } from '#domain/questions/question.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { addAccount, getDaysBefore } from '#mocks/seed/add.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { deliver } from '../outbox.ts';
import { Problem } from '../problem.ts';
import { sendLink } from './links.ts';

/** Returns true for a physician that patients can choose, false for an applicant (decision 61). */
export const isPracticing = ({ role, isApplicant }: Account): boolean => role === 'physician' && !isApplicant;

export const NOT_PROCESSED_MESSAGE =
  'Your application is not processed yet. We will email you as soon as you can set a password';

/** @throws Problem 400 for an applicant, who may not sign in before the application is processed */
export function refuseApplicant(account: Account | undefined): void {
  if (account?.isApplicant) throw new Problem(400, NOT_PROCESSED_MESSAGE);
}

/** Stores an application as an account that cannot sign in but reserves its e-mail and phone. */
export function storeApplication(store: Store, answers: WireRecord, profileImage: string): Account {
  const readText = (name: string) => String(answers[name] ?? '').trim();
  const account = addAccount(store.tables, {
    id: `physician-${store.nextNumber()}`,
    role: 'physician',
    isApplicant: true,
    password: '',
    email: readText('email').toLowerCase(),
    firstName: readText('firstName'),
    lastName: readText('lastName'),
    suffix: 'dr',
    phone: phoneDigits(readText('phone')),
    officeEmail: readText('officeEmail'),
    officeNumber: readText('officeNumber'),
    specialization: readText('specialization'),
    profileImage,
    registeredAt: getDaysBefore(store, 0),
  });
  deliver(store, {
    kind: 'email',
    to: account.email,
    subject: 'We have your application',
    body: 'Thank you for joining. We will notify you once your application is processed. In this demo you process it yourself: People, then Applications.',
  });
  return account;
}

/** Accepts an applicant and e-mails the link to a first password. */
export function processApplication(store: Store, account: Account): void {
  account.isApplicant = false;
  sendLink(store, account, 'setPassword', 'Your application has been processed. ');
}
