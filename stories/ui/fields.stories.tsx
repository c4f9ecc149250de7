import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CodeField } from '#ui/fields/code-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';

const meta: Meta = { title: 'Components/Password and code' };
export default meta;

export const PasswordShownAndHidden: StoryObj = {
  render: () => <PasswordField label="Password" defaultValue="Clinic#2026" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const InvalidPassword: StoryObj = {
  render: () => <PasswordField label="Password" error="This field is required" required />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Password/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This field is required');
  },
};

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Enter the 6-digit code"
      description="We sent it to the phone ending in 42."
      value={code}
      onChange={setCode}
      error={error}
    />
  );
}

/** A code may be pasted with spaces or text around it. */
export const CodePasted: StoryObj = {
  tags: ['behavior', '!state'],
  render: () => <Code />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Enter the 6-digit code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    await userEvent.type(field, '7x');
    await expect(field).toHaveValue('123456');
  },
};

export const InvalidCode: StoryObj = { render: () => <Code error="The code is not right." /> };
