import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/**
 * Password input that can show its value. The library's takes its toggle out of the tab order,
 * labels it the same in both states, and does not mark the value as invalid for screen readers.
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
