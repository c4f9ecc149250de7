import * as v from 'valibot';
import { messages } from '#domain/messages.ts';

/** Rule for passwords, with its label in the checklist. */
export interface PasswordRule {
  readonly label: string;
  readonly test: (password: string) => boolean;
}

/** Rules that a password must meet (accounts §5). Other characters and spaces are allowed. */
export const passwordRules: readonly PasswordRule[] = [
  { label: '8 to 16 characters', test: (password) => /^.{8,16}$/s.test(password) },
  { label: 'At least one digit', test: (password) => /[0-9]/.test(password) },
  { label: 'One lower case letter', test: (password) => /[a-z]/.test(password) },
  { label: 'One upper case letter', test: (password) => /[A-Z]/.test(password) },
  { label: 'One of !@#$%^&*', test: (password) => /[!@#$%^&*]/.test(password) },
];

export const isStrongPassword = (password: string) => passwordRules.every(({ test }) => test(password));

/** Required password that meets every rule. It is not trimmed: a trailing space is part of it. */
export const passwordSchema = v.pipe(
  v.string(),
  v.nonEmpty(messages.required),
  v.check(isStrongPassword, messages.passwordRules),
);

/** New password and its repetition in the requests of both forms (accounts §3). */
export const newPasswordEntries = {
  password: passwordSchema,
  confirmPassword: v.pipe(v.string(), v.nonEmpty(messages.required)),
};

/** Schema of both, which the forms validate before they send. */
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

/** Returns the messages for a new password by field; {} if it is valid. */
export function findPasswordProblems(entered: NewPassword): Partial<Record<keyof NewPassword, string>> {
  const result = v.safeParse(newPasswordSchema, entered);
  if (result.success) return {};
  const { nested } = v.flatten<typeof newPasswordSchema>(result.issues);
  return { password: nested?.password?.[0], confirmPassword: nested?.confirmPassword?.[0] };
}
