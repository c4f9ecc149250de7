/** Key for the duration of a sign-up, apart from the session's keys (accounts §3, decision 16). */
const KEY = 'registrationUserId';

/** Returns the id of the sign-up that began in this browser; '' if there is none. */
export function readRegistrationId(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function storeRegistrationId(id: string): void {
  localStorage.setItem(KEY, id);
}

export function forgetRegistrationId(): void {
  localStorage.removeItem(KEY);
}
