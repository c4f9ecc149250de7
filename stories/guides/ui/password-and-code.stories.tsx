import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { passwordRules } from '#domain/values/password.ts';
import { CodeField, type CodeFieldProps } from '#ui/fields/code-field.tsx';
import { PasswordChecklist } from '#ui/fields/password-checklist.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Password and code',
  component: PasswordField,
  subcomponents: { CodeField, PasswordChecklist },
  tags: ['guide'],
};
export default meta;

function Code(props: Partial<CodeFieldProps>) {
  const [code, setCode] = useState(props.value ?? '');
  return <CodeField label="Verification code" {...props} value={code} onChange={setCode} />;
}

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A password can be looked at while it is typed, and a code can be pasted as it was sent. Neither is ever asked for twice to be sure, but for a new password.',
    use: [
      'A password field wherever a password is typed; its checklist where a new one is chosen.',
      'A code field for codes from an e-mail or a text message.',
    ],
    avoid: [
      'The checklist at log in: it would only help to guess.',
      'A code field for numbers that are measured or counted.',
    ],
    pairs: [
      {
        do: [
          <Code key="do" value="123456" />,
          'Take a code in one field, which the phone fills from the message.',
        ],
        dont: [
          <div key="dont" style={{ display: 'flex', gap: 4 }}>
            {[1, 2, 3, 4, 5, 6].map((digit) => (
              <TextInput key={digit} aria-label={`Digit ${digit}`} w="2.5rem" defaultValue={digit} />
            ))}
          </div>,
          'Make six fields of it: six labels, and nothing to paste into.',
        ],
      },
      {
        do: [
          <PasswordChecklist key="do" rules={passwordRules} password="clinic2026" />,
          'Tick off what a new password has to meet while it is typed.',
        ],
        dont: [
          <PasswordField key="dont" label="New password" error="Your password is too weak." />,
          'Say afterwards that it was not good enough.',
        ],
      },
    ],
    states: [
      {
        name: 'Password',
        isField: true,
        rest: <PasswordField label="Password" defaultValue="Clinic#2026" />,
        disabled: <PasswordField label="Password" defaultValue="Clinic#2026" disabled />,
        wrong: <PasswordField label="Password" error={messages.required} />,
      },
      {
        name: 'Code',
        isField: true,
        rest: <Code value="123" />,
        disabled: <Code value="123456" disabled />,
        wrong: <Code value="000000" error="The code is not right." />,
      },
    ],
    access: [
      'The eye is a button with a name that says what it does now, and keeps the keyboard’s focus.',
      'A screen reader hears what is left of a new password once somebody pauses, not at every key.',
      'Password managers are told which field is which.',
    ],
  }),
};
