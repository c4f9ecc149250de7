import { Button, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Error summary', component: ErrorSummary, tags: ['guide'] };
export default meta;

function Example() {
  const [attempt, setAttempt] = useState(0);
  const message = attempt > 0 ? messages.required : undefined;
  return (
    <Stack maw="30rem">
      <ErrorSummary
        attempt={attempt}
        errors={message ? [{ id: 'guide-last-name', label: 'Last name', message }] : []}
      />
      <TextInput id="guide-last-name" label="Last name" error={message} />
      <Button onClick={() => setAttempt(attempt + 1)}>Update</Button>
    </Stack>
  );
}

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What stopped a form from being saved, in one list above it, with a link to each answer. Press Update to see it.',
    use: ['Above a form of more than a few answers, once a save was refused.'],
    avoid: [
      'While somebody still types: a field waits for the save.',
      'For a save that failed on its way: that is an inline notice.',
    ],
    example: <Example />,
    pairs: [
      {
        do: [
          <TextInput key="do" label="Zip code" defaultValue="12x" error={messages.wholeNumber} />,
          'Say it at the field as well, and leave what was typed.',
        ],
        dont: [
          <TextInput key="dont" label="Zip code" error="Invalid input" />,
          'Empty the field, and say that something is invalid.',
        ],
      },
    ],
    access: [
      'Focus goes to the list at each attempt, and from a link to the field, which is scrolled clear of the top bar.',
      'A link goes as soon as its answer is mended.',
    ],
  }),
};
