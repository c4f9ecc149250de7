import { text } from './kinds.ts';

/** One's own name, in two questions beside each other, for a browser to fill in. */
export const ownName = [
  text('firstName', 'First name', { required: true, width: 'half', autoComplete: 'given-name' }),
  text('lastName', 'Last name', { required: true, width: 'half', autoComplete: 'family-name' }),
] as const;

/** The e-mail of one's own profile (accounts §2.16, physician §5). */
export const ownEmail = text('email', 'Email', {
  width: 'half',
  autoComplete: 'email',
  readOnly: true,
  hint: 'You log in with this email, so it cannot be changed here.',
});
