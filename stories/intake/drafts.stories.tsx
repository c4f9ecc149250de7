import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { announceSaveInOtherTab, cardOf, expectToast, fill, formOf, update } from './support.ts';

/** Drafts are offered again, and two tabs never overwrite each other's answers unnoticed. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Drafts',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const OWN = { userId: 'patient', patientId: 'patient', module: 'Contacts' };
const LEFT = {
  drafts: [{ ...OWN, answers: { relationship: 'Husband' }, base: { relationship: 'Spouse' } }],
};

/** Returns the notice, which replaces the form so that a draft is not mixed with new answers. */
async function notice() {
  const card = await cardOf('Contacts');
  const found = (await card.findByText(/^Unsaved answers from \d/)).closest<HTMLElement>('[role=status]');
  await expect(card.queryByRole('form')).toBeNull();
  return within(found as HTMLElement);
}

export const Found: Story = {
  args: LEFT,
  play: async () => {
    const asked = await notice();
    await expect(asked.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** Restored answers are unsaved; Update saves them unchanged. */
export const Restored: Story = {
  args: LEFT,
  play: async () => {
    await userEvent.click((await notice()).getByRole('button', { name: 'Restore' }));
    const form = await formOf('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
  },
};

export const Discarded: Story = {
  tags: ['behavior', '!state'],
  args: LEFT,
  play: async () => {
    await userEvent.click((await notice()).getByRole('button', { name: 'Discard' }));
    const form = await formOf('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Spouse');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** A physician's draft is not offered to the patient. */
export const NotSomebodyElses: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: LEFT.drafts.map((draft) => ({ ...draft, userId: 'physician' })) },
  play: async () => {
    await formOf('Contacts');
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};

export const FoundOnPhone: Story = {
  ...Found,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

async function savedElsewhere() {
  const form = await formOf('Contacts');
  await fill(form, 'Relationship', 'Husband');
  announceSaveInOtherTab(OWN);
  const alert = await form.findByRole('alert');
  await expect(alert).toHaveTextContent(/^This section was saved in another tab at \d/);
  return { form, alert: within(alert) };
}

export const SavedElsewhere: Story = {
  play: async () => {
    const { form, alert } = await savedElsewhere();
    await expect(alert.getByRole('button', { name: 'Show what was saved' })).toBeVisible();
    await update(form);
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
  },
};

/** The saved version is shown, and the typed answers can be restored. */
export const SavedElsewhereShown: Story = {
  play: async () => {
    const { alert } = await savedElsewhere();
    await userEvent.click(alert.getByRole('button', { name: 'Show what was saved' }));
    await expect((await notice()).getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const SavedElsewhereKept: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, alert } = await savedElsewhere();
    await userEvent.click(alert.getByRole('button', { name: /^Keep mine/ }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
  },
};
