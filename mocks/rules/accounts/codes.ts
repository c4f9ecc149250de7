import { phoneDigits } from '#domain/values/phone.ts';
import type { Store } from '#mocks/store/store.ts';
import { deliver } from '../outbox.ts';
import { Problem } from '../problem.ts';

const codeLifetimeMs = 10 * 60_000;
const verificationLifetimeMs = 10 * 60_000;
const maxAttempts = 5;

/** Returns a pseudo-random code of six digits, the same after the same steps. */
function makeCode(store: Store): string {
  // The factor has no divisor in common with 1,000,000, so successive codes differ.
  return String((store.nextNumber() * 7_919_993 + 104_729) % 1_000_000).padStart(6, '0');
}

/** "Texts" a new one-time code; it invalidates an earlier one for the phone. */
export function sendCode(store: Store, phone: string): void {
  const code = makeCode(store);
  const number = phoneDigits(phone);
  store.tables.codes = store.tables.codes.filter((record) => record.phone !== number);
  store.tables.codes.push({
    phone: number,
    code,
    expiresAt: store.now() + codeLifetimeMs,
    attemptsLeft: maxAttempts,
  });
  deliver(store, {
    kind: 'sms',
    to: phone,
    subject: 'Your verification code',
    body: `Your code is ${code}. It works once, within 10 minutes.`,
    code,
  });
}

/** Consumes a code and verifies its phone. @throws Problem 400 when it is wrong, used or expired */
export function consumeCode(store: Store, phone: string, code: string): void {
  const number = phoneDigits(phone);
  const record = store.tables.codes.find((candidate) => candidate.phone === number);
  if (!record) throw new Problem(400, 'Please ask for a new code');
  if (record.expiresAt <= store.now())
    throw new Problem(400, 'This code has expired. Please ask for a new code');
  if (record.attemptsLeft <= 0) throw new Problem(400, 'Too many attempts. Please ask for a new code');
  if (record.code !== code) {
    record.attemptsLeft -= 1;
    throw new Problem(400, 'The code you entered is not correct');
  }
  store.tables.codes.splice(store.tables.codes.indexOf(record), 1);
  store.tables.verifiedPhones.push({ phone: number, expiresAt: store.now() + verificationLifetimeMs });
}

/**
 * Consumes a phone's verification: each change of a number needs its own code.
 * @throws Problem 400 when the phone was not verified within the last ten minutes
 */
export function consumeVerification(store: Store, phone: string): void {
  const { tables } = store;
  const number = phoneDigits(phone);
  const isVerified = tables.verifiedPhones.some(
    (verified) => verified.phone === number && verified.expiresAt > store.now(),
  );
  if (!isVerified) throw new Problem(400, 'Please verify your phone number first');
  tables.verifiedPhones = tables.verifiedPhones.filter((verified) => verified.phone !== number);
}
