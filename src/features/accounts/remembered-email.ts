import { localText } from '#api/session/stored-text.ts';

/** Stored apart from the session, so that a logout keeps the address (decisions 16 and 19). */
const storedEmail = localText('rememberedEmail');

/** Returns the e-mail address to prefill, '' if none is stored. */
export const rememberedEmail = (): string => storedEmail.read() ?? '';

/** Stores the e-mail address for the next login, or removes it if null (decision 19). */
export function rememberEmail(email: string | null): void {
  if (email) storedEmail.write(email);
  else storedEmail.remove();
}
