import { localText } from '#api/session/stored-text.ts';

/** Not one of the session's keys, so that a logout keeps it (decisions 16 and 19). */
const remembered = localText('rememberedEmail');

/** Returns the e-mail address to prefill, '' if none is remembered. */
export const rememberedEmail = (): string => remembered.read() ?? '';

/** Stores the e-mail address for the next login, or removes it if null (decision 19). */
export function rememberEmail(email: string | null): void {
  if (email) remembered.write(email);
  else remembered.remove();
}
