import { Stack } from '@mantine/core';
import { useState } from 'react';
import { type ChecklistRule, PasswordChecklist, PasswordProgress } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

type Name = 'password' | 'confirmPassword';

export interface NewPasswordProps {
  /** What the password has to meet. */
  rules: readonly ChecklistRule[];
  /** What is wrong, by field. */
  problems: Partial<Record<Name, string>>;
  /** Whose password it is, where that is known, so that a password manager saves it to the right account. */
  email?: string;
  /** Something was typed, pasted or filled in. */
  onChange?: (name: Name) => void;
  /** Under which name the first field is seen; "Confirm" stands before it in the second. */
  label?: string;
}

/**
 * A new password and its repetition, `password` and `confirmPassword` of the form around them. Uncontrolled, so that
 * what the browser fills in counts; give it a new key to empty it.
 */
export function NewPassword({ rules, problems, email, onChange, label = 'Password' }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const field = (name: Name) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    error: problems[name],
  });
  return (
    <Stack gap="md">
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        {...field('password')}
        label={label}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          onChange?.('password');
        }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<PasswordChecklist rules={rules} password={password} />}
        descriptionProps={{ renderRoot: (props) => <div {...props} /> }}
      />
      <PasswordProgress rules={rules} password={password} />
      <PasswordField
        {...field('confirmPassword')}
        label={`Confirm ${label.toLowerCase()}`}
        onChange={() => onChange?.('confirmPassword')}
      />
    </Stack>
  );
}
