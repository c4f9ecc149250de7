import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';

/** Where a physician lands. */
const meta: Meta<typeof Screen> = {
  title: 'Dashboard/Physician',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/dashboard', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const SixtyPatients: Story = {
  play: async () => {
    await expect(await screen.findByText('60 patients')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Health Intake of Grace Holloway' });
    await expect(link.getAttribute('href')).toMatch(/^\/physician\/update-profile\/[^/]+$/);
    await userEvent.click(screen.getByRole('button', { name: 'Show more patients' }));
    await expect(screen.getAllByRole('link', { name: /^Health Intake of/ })).toHaveLength(60);
  },
};

export const Searched: Story = {
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search by name, email or diagnosis' });
    await userEvent.type(search, 'ruth oka');
    await waitFor(() => expect(screen.getByText('1 of 60 patients')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Health Intake of Ruth Okafor' })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  play: async () => {
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'zzz');
    await expect(await screen.findByText('No patient found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all patients' }));
    await expect(await screen.findByText('60 patients')).toBeVisible();
    await expect(search).toHaveValue('');
  },
};

export const NoPatients: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await expect(await screen.findByText('No patients yet')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Add New Patient' })).not.toHaveLength(0);
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading your patients')).toBeInTheDocument();
  },
};

export const CannotLoad: Story = {
  args: { faults: [{ endpoint: 'listPatients', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('60 patients')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Searched, globals: { viewport: { value: 'phone' } } };
