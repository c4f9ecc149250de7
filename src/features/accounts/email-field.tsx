import { TextInput, type TextInputProps } from '@mantine/core';
import { rememberedEmail } from './remembered-email.ts';

type EmailFieldProps = Pick<TextInputProps, 'ref' | 'error' | 'onChange'>;

/** Whose account it is: filled in when it was to be remembered, and known to password managers (decision 19). */
export function EmailField(props: EmailFieldProps) {
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
      defaultValue={rememberedEmail()}
    />
  );
}
