import { text } from './kinds.ts';

/** Name questions for the user's own name, with browser autofill. */
export const ownName = [
  text('firstName', 'First name', { required: true, width: 'half', autoComplete: 'given-name' }),
  text('lastName', 'Last name', { required: true, width: 'half', autoComplete: 'family-name' }),
] as const;

/** Read-only e-mail question of the user's own profile (accounts §2.16, physician §5). */
export const ownEmail = text('email', 'Email', {
  width: 'half',
  autoComplete: 'email',
  readOnly: true,
  hint: 'You log in with this email, so it cannot be changed here.',
});
