import { TextInput, type TextInputProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { rememberedEmail } from './remembered-email.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** E-mail address of the account that was just made or given a password, for the login to fill in. */
    loginEmail?: string;
  }
}

type EmailFieldProps = Pick<TextInputProps, 'ref' | 'error' | 'onChange'>;

/**
 * E-mail address of an account, known to password managers. Filled in from the page before, or where it was to be
 * remembered (decision 19).
 */
export function EmailField(props: EmailFieldProps) {
  const router = useRouter();
  const [email] = useState(() => router.latestLocation.state.loginEmail || rememberedEmail());
  return (
    <TextInput
      {...props}
      name="email"
      type="email"
      label="Email"
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
    />
  );
}
