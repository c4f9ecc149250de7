import { Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { createQueryClient } from '#app/query-client.ts';
import { HealthJourney } from '#features/journey/health-journey.tsx';
import { type ScreenProps, startServer } from '#stories/support/screen.tsx';

/** Patient of the journey, and the state of the server. */
interface StageProps extends Pick<ScreenProps, 'signedInAs' | 'faults'> {
  patientId: string;
}

/** Renders the Health Journey as a physician sees it, without the record around it. */
function Stage({ patientId, ...server }: StageProps) {
  const [queryClient, setQueryClient] = useState<ReturnType<typeof createQueryClient> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arguments are only a starting state
  useEffect(() => {
    // No path, since the story renders no pages.
    void startServer({ path: '', ...server }).then(() => setQueryClient(createQueryClient()));
  }, []);
  if (!queryClient) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <main style={{ padding: '1rem' }}>
        <Title order={1}>Ruth Okafor</Title>
        <HealthJourney patientId={patientId} />
      </main>
    </QueryClientProvider>
  );
}

/** Health Journey tab of a patient's record (accounts §2.15, physician §2). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Health Journey',
  component: Stage,
  args: { patientId: 'complete-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const OwnPatient: Story = {
  tags: ['screen'],
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Check Patient Health Journey!' });
    await screen.findByText(/^\d+ check-ups$/);
    await expect(screen.getAllByRole('article')).toHaveLength(10);
    await expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Log a check-up' })).toBeNull();
  },
};

export const NothingLogged: Story = {
  args: { patientId: 'new-patient' },
  play: async () => {
    await expect(await screen.findByText('This patient has not logged a check-up.')).toBeVisible();
  },
};

export const SomebodyElsesPatient: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent('We could not load the Health Journey.');
    await expect(within(notice).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
