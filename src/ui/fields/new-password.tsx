import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ChecklistRule, PasswordChecklist, PasswordProgress } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

type PasswordPair = Record<'password' | 'confirmPassword', string>;

export interface NewPasswordProps {
  form: UseFormReturnType<PasswordPair>;
  rules: readonly ChecklistRule[];
  /** E-mail of the account, if known: a password manager then saves to the right account. */
  email?: string;
  /** Label of the first field; the second has "Confirm" before it. */
  label?: string;
}

/** New password and its repetition: `password` and `confirmPassword` of the form. */
export function NewPassword({ form, rules, email, label = 'Password' }: NewPasswordProps) {
  const password = form.useWatchValue('password');
  const inputProps = (name: keyof PasswordPair) => ({
    ...form.getInputProps(name),
    name,
    required: true,
    autoComplete: 'new-password',
  });
  return (
    <Stack gap="md">
      {/* Password managers read the account from a field before the password. */}
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        key={form.key('password')}
        {...inputProps('password')}
        label={label}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<PasswordChecklist rules={rules} password={password} />}
        // The checklist is a list, which a paragraph, the default, must not contain.
        descriptionProps={{ renderRoot: (props) => <div {...props} /> }}
      />
      <PasswordProgress rules={rules} password={password} />
      <PasswordField
        key={form.key('confirmPassword')}
        {...inputProps('confirmPassword')}
        label={`Confirm ${label.toLowerCase()}`}
      />
    </Stack>
  );
}
