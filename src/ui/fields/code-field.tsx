import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './code-field.module.css';

export interface CodeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Called with digits only, at most `length` of them. */
  onChange: (code: string) => void;
  length?: number;
}

/**
 * A one-time code. One input and not six: it has one label, the phone offers the code from the message, and
 * "123 456" can be pasted as it was sent.
 */
export function CodeField({ value, onChange, length = 6, ...props }: CodeFieldProps) {
  return (
    <TextInput
      {...props}
      classNames={{ input: classes.code }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  );
}
