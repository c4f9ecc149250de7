import { Button, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '#api/client/api-error.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { CardSkeleton, FormSkeleton, ListSkeleton } from '#ui/loading/skeletons.tsx';

const meta: Meta = { title: 'Components/Loading, empty, failed' };
export default meta;

export const EmptyStateWithAction: StoryObj = {
  render: () => (
    <EmptyState title="No notes yet" titleOrder={2} picture="notePad" action={<Button>Write a note</Button>}>
      Notes about this patient are shown here, newest first.
    </EmptyState>
  ),
};

const retrySpy = fn();

export const LoadFails: StoryObj = {
  render: () => (
    <LoadError what="your contacts" onRetry={retrySpy}>
      Nothing you saved is lost.
    </LoadError>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your contacts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retrySpy).toHaveBeenCalled();
  },
};

const reasons = [
  new ApiError({}, 'offline'),
  new ApiError({}, 'timeout'),
  new ApiError({}, 'http', 503),
  new ApiError({}, 'http', 500),
  new ApiError({}, 'malformed'),
  new ApiError({}, 'http', 403),
  new ApiError({}, 'http', 404),
];

/** Each reason has its own picture and message. */
export const FailedForEachReason: StoryObj = {
  render: () => (
    <Stack>
      {reasons.map((error) => (
        <LoadError key={error.message} what="your contacts" error={error} onRetry={retrySpy}>
          Nothing you saved is lost.
        </LoadError>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { message } of reasons)
      await expect(canvas.getByText(message, { exact: false })).toBeVisible();
  },
};

export const Retrying: StoryObj = {
  render: () => <LoadError what="your contacts" onRetry={retrySpy} retrying />,
};

export const FormLoading: StoryObj = {
  tags: ['wcag-4.1.3'],
  render: () => (
    <Card>
      <FormSkeleton />
    </Card>
  ),
  play: ({ canvas }) => expect(canvas.getByText('Loading')).toHaveRole('status'),
};

export const ListLoading: StoryObj = { render: () => <ListSkeleton label="Loading your notes" /> };

export const CardLoading: StoryObj = { render: () => <CardSkeleton /> };
