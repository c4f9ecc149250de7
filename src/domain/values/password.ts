import * as v from 'valibot';
import { messages } from '#domain/messages.ts';

/** One thing that a password must have, as the checklist says it. */
export interface PasswordRule {
  readonly label: string;
  readonly test: (password: string) => boolean;
}

/** What a password must have (accounts §5). Anything else may be in it too, spaces included. */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8 to 16 characters', test: (password) => /^.{8,16}$/s.test(password) },
  { label: 'At least one digit', test: (password) => /[0-9]/.test(password) },
  { label: 'One lower case letter', test: (password) => /[a-z]/.test(password) },
  { label: 'One upper case letter', test: (password) => /[A-Z]/.test(password) },
  { label: 'One of !@#$%^&*', test: (password) => /[!@#$%^&*]/.test(password) },
];

export const isStrongPassword = (password: string) => passwordRules.every(({ test }) => test(password));

/** A required password that keeps every rule. It is taken as it is typed: a space at its end is part of it. */
export const passwordSchema = v.pipe(
  v.string(),
  v.nonEmpty(messages.required),
  v.check(isStrongPassword, messages.passwordRules),
);

/** A new password and its repetition, as both forms send them (accounts §3). */
export const newPasswordEntries = {
  password: passwordSchema,
  confirmPassword: v.pipe(v.string(), v.nonEmpty(messages.required)),
};

/** The two together: what the forms check before they send. */
export const newPasswordSchema = v.pipe(
  v.object(newPasswordEntries),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      messages.passwordMismatch,
    ),
    ['confirmPassword'],
  ),
);

export type NewPassword = v.InferInput<typeof newPasswordSchema>;

/** What is wrong with a new password, by field; nothing when it may be sent. */
export function findPasswordProblems(entered: NewPassword): Partial<Record<keyof NewPassword, string>> {
  const result = v.safeParse(newPasswordSchema, entered);
  if (result.success) return {};
  const { nested } = v.flatten<typeof newPasswordSchema>(result.issues);
  return { password: nested?.password?.[0], confirmPassword: nested?.confirmPassword?.[0] };
}
