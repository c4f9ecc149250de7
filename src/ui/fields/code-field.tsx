import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './code-field.module.css';

export interface CodeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Called with digits only, at most `length` of them. */
  onChange: (code: string) => void;
  length?: number;
}

/**
 * One-time code. A single input, not six: it has one label, gets the code that a phone offers, and
 * accepts "123 456" from the clipboard.
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
