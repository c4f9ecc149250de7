import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/**
 * A password that can be shown. The library's own takes the keyboard's focus away from its toggle, calls it the same
 * in both states and does not tell a screen reader that the value is wrong.
 */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const name = typeof props.label === 'string' ? props.label.toLowerCase() : 'password';
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          aria-label={`${shown ? 'Hide' : 'Show'} ${name}`}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={22} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
