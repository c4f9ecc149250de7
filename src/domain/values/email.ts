import * as v from 'valibot';
import { messages } from '#domain/messages.ts';

const MAX_EMAIL_LENGTH = 255;

/** A required e-mail address as it travels (accounts §5): of the standard shape, at most 255 characters. */
export const wireEmail = v.pipe(
  v.string(),
  v.nonEmpty(messages.required),
  v.maxLength(MAX_EMAIL_LENGTH, messages.emailTooLong),
  v.email(messages.email),
);

/** The same as it is typed: the spaces around it do not travel. */
export const emailSchema = v.pipe(v.string(), v.trim(), wireEmail);

/** What is wrong with an address that somebody typed, in the words for them, or null. */
export function emailProblem(text: string): string | null {
  const { issues } = v.safeParse(emailSchema, text);
  return issues?.[0].message ?? null;
}
