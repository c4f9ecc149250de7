import * as v from 'valibot';
import { messages } from '#domain/messages.ts';

const MAX_EMAIL_LENGTH = 255;

/** Required e-mail address in a request: valid format, at most 255 characters (accounts §5). */
export const wireEmail = v.pipe(
  v.string(),
  v.nonEmpty(messages.required),
  v.maxLength(MAX_EMAIL_LENGTH, messages.emailTooLong),
  v.email(messages.email),
);

/** Required e-mail address as typed; surrounding spaces are not sent. */
export const emailSchema = v.pipe(v.string(), v.trim(), wireEmail);

/** Returns the message for an invalid typed address, or null. */
export function emailProblem(text: string): string | null {
  const { issues } = v.safeParse(emailSchema, text);
  return issues?.[0].message ?? null;
}
