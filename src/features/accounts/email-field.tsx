import { TextInput, type TextInputProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { rememberedEmail } from './remembered-email.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** E-mail address of a new account or new password, for the login to prefill. */
    loginEmail?: string;
  }
}

type EmailFieldProps = Pick<TextInputProps, 'ref' | 'error' | 'onChange'>;

/**
 * E-mail field of an account, known to password managers. Prefilled from the previous page, else
 * with the remembered address (decision 19).
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
