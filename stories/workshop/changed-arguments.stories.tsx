import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

const meta: Meta = {
  title: 'Foundations/The workshop itself',
  tags: ['behavior', '!state'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** Renders the dashboard with a button that signs in another patient. */
function ScreenOfChangingUser() {
  const [email, setEmail] = useState('patient@clinic.test');
  return (
    <>
      <Button onClick={() => setEmail('complete.patient@clinic.test')}>Somebody else</Button>
      <Screen path="/dashboard" signedInAs={email} />
    </>
  );
}

/** Changed arguments restart the app. */
export const ChangedArguments: StoryObj = {
  render: () => <ScreenOfChangingUser />,
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /Grace/ });
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
    await screen.findByRole('heading', { level: 1, name: /Ruth/ });
    await expect(screen.queryByText(/Grace/)).toBeNull();
  },
};
