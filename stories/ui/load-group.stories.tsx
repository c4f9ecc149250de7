import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { LoadError } from '#ui/loading/load-error.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { useReportLoad } from '#ui/loading/use-report-load.ts';

const meta: Meta = { title: 'Components/Loading, empty, failed/Load group' };
export default meta;

const reason = new Error('The office is closed right now.');

/** Part of a page that fails until it is retried. */
function Part({ name, fails }: { name: string; fails: boolean }) {
  const [failed, setFailed] = useState(fails);
  const refetch = () => setFailed(false);
  useReportLoad({
    data: failed ? undefined : name,
    error: failed ? reason : null,
    isFetching: false,
    refetch,
  });
  if (!failed) return <p>{name} is here.</p>;
  return (
    <LoadError what={name} onRetry={refetch}>
      {reason.message}
    </LoadError>
  );
}

/** Returns a `render` function for three parts, of which some fail to load. */
const renderParts = (failing: readonly string[]) => () => (
  <LoadGroup what="your page">
    <Stack>
      {['The first', 'The second', 'The third'].map((name) => (
        <Part key={name} name={name} fails={failing.includes(name)} />
      ))}
    </Stack>
  </LoadGroup>
);

/** All parts have failed: one notice with one Retry. */
export const AllPartsFail: StoryObj = {
  render: renderParts(['The first', 'The second', 'The third']),
  play: async () => {
    await expect(await screen.findByText('We could not load your page.')).toBeVisible();
    // Each part has the same text, which is hidden while the group's notice is shown.
    await expect(screen.getByText('The office is closed right now.', { ignore: '[hidden] *' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('The third is here.')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Some parts have failed: each shows its own error. */
export const SomePartsFail: StoryObj = {
  render: renderParts(['The first', 'The third']),
  play: async () => {
    await expect(await screen.findByText('The second is here.')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    await expect(screen.queryByText('We could not load your page.')).toBeNull();
  },
};
