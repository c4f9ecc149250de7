import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findCard, findForm } from '../support.ts';

const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Contacts',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const physicianKnowsQuestion = 'Does the physician know about cannabis use?';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm('Contacts');
    await expect(form.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await expect(form.getByRole('radio', { name: 'No' })).not.toBeChecked();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('(303) 555-0155');
    await expect(form.getByRole('radio', { name: 'Yes' })).toBeChecked();
  },
};

/** A yes-no answer can be cleared (decision 31). */
export const AnswerCleared: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm('Contacts');
    await userEvent.click(form.getByRole('radio', { name: 'No' }));
    await expect(form.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: `Clear ${physicianKnowsQuestion}` }));
    await expect(form.getByRole('radio', { name: 'No' })).not.toBeChecked();
    await expect(form.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'timeout' } }] },
  play: async () => {
    const card = await findCard('Contacts');
    await expect(await card.findByRole('status')).toHaveTextContent('Loading Contacts');
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const card = await findCard('Contacts');
    await expect(await card.findByRole('alert')).toHaveTextContent('We could not load Contacts.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(card.queryByRole('button', { name: 'Update' })).toBeNull();
  },
};

/** A malformed reply is handled like any other failure. */
export const LoadedAfterRetry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'malformed' }, once: true }] },
  play: async () => {
    const card = await findCard('Contacts');
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }));
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Contacts');
  },
};
