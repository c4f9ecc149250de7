/** Kept during a sign-up, beside the session's keys and apart from them (accounts §3, decision 16). */
const KEY = 'registrationUserId';

/** The person whose sign-up this browser has begun; '' when there is none. */
export function readRegistrationId(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function storeRegistrationId(id: string): void {
  localStorage.setItem(KEY, id);
}

export function forgetRegistrationId(): void {
  localStorage.removeItem(KEY);
}
