/** Not one of the session's keys, so that a logout spares it (decisions 16 and 19). */
const KEY = 'rememberedEmail';

/** The e-mail to fill in, '' when none was to be remembered. */
export function rememberedEmail(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** Keeps the e-mail for the next time, or forgets it (decision 19). */
export function rememberEmail(email: string | null): void {
  if (email) localStorage.setItem(KEY, email);
  else localStorage.removeItem(KEY);
}
