/** Not one of the session's keys, so that a logout keeps it (decisions 16 and 19). */
const KEY = 'rememberedEmail';

/** Returns the e-mail address to prefill, '' if none is remembered. */
export function rememberedEmail(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** Stores the e-mail address for the next login, or removes it if null (decision 19). */
export function rememberEmail(email: string | null): void {
  if (email) localStorage.setItem(KEY, email);
  else localStorage.removeItem(KEY);
}
