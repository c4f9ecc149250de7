import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

configure({ asyncUtilTimeout: 20_000 });

/** Where a patient lands (decision 25). */
const meta: Meta<typeof Screen> = {
  title: 'Dashboard/Patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const HalfDone: Story = {
  play: async () => {
    await expect(await screen.findByText('6 of 13 sections complete')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: '6 of 13 sections complete' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Continue your Health Intake' });
    await expect(link).toHaveAttribute('href', '/myHealth/diagnosis');
    await expect(screen.getByRole('link', { name: 'Yes' }).getAttribute('href')).toContain(
      '/add-symptoms?yes',
    );
  },
};

export const NothingYet: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await expect(await screen.findByText('0 of 13 sections complete')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Start your Health Intake' });
    await expect(link).toHaveAttribute('href', '/myHealth/info-patient');
  },
};

export const Complete: Story = {
  args: { signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await expect(await screen.findByText('13 of 13 sections complete')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Review your answers' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: '*', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your Health Intake')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'readIntakeStatus', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Your Health Intake' }));
    await expect(card.getByText('We could not load how far your Health Intake is.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('6 of 13 sections complete')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...HalfDone, globals: { viewport: { value: 'phone' } } };
