import { Button, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';

const meta: Meta<typeof ErrorSummary> = { title: 'Components/Error summary', component: ErrorSummary };
export default meta;

const errors = [
  { id: 'last-name', label: 'Last name', message: 'This field is required' },
  { id: 'zip-code', label: 'Zip code', message: 'Please enter a Positive Whole value' },
];

function Example() {
  const [attempt, setAttempt] = useState(0);
  const shownErrors = attempt > 0 ? errors : [];
  const findError = (id: string) => shownErrors.find((error) => error.id === id)?.message;
  return (
    <Stack gap="lg">
      <ErrorSummary errors={shownErrors} attempt={attempt} />
      <TextInput id="last-name" label="Last name" error={findError('last-name')} />
      <TextInput id="zip-code" label="Zip code" defaultValue="12x" error={findError('zip-code')} />
      <Button onClick={() => setAttempt(attempt + 1)}>Next</Button>
    </Stack>
  );
}

/** Focus goes to the summary at each attempt, and from a link to its field. */
export const FocusMovesToSummary: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const nextButton = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(nextButton);
    const summary = canvas.getByRole('region', { name: 'Please check these answers' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Zip code/ }));
    await expect(canvas.getByLabelText('Zip code')).toHaveFocus();
    await userEvent.click(nextButton);
    await expect(summary).toHaveFocus();
  },
};
