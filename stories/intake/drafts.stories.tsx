import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { announceSaveInOtherTab, expectToast, fill, findCard, findForm, update } from './support.ts';

/** Drafts are offered again, and two tabs never overwrite each other's answers unnoticed. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Drafts',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const ownContacts = { userId: 'patient', patientId: 'patient', module: 'Contacts' };
/** Draft of an earlier visit. */
const leftDraft = {
  drafts: [{ ...ownContacts, answers: { relationship: 'Husband' }, base: { relationship: 'Spouse' } }],
};

/** Returns the notice of a draft. It replaces the form: a draft must not mix with new answers. */
async function findNotice() {
  const card = await findCard('Contacts');
  const title = (await card.findByText(/^Unsaved answers from \d/)).closest<HTMLElement>('[role=status]');
  await expect(card.queryByRole('form')).toBeNull();
  return within(title as HTMLElement);
}

export const DraftFound: Story = {
  args: leftDraft,
  play: async () => {
    const offer = await findNotice();
    await expect(offer.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** Restored answers are unsaved; Update saves them unchanged. */
export const DraftRestored: Story = {
  args: leftDraft,
  play: async () => {
    await userEvent.click((await findNotice()).getByRole('button', { name: 'Restore' }));
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
  },
};

export const DraftDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: leftDraft,
  play: async () => {
    await userEvent.click((await findNotice()).getByRole('button', { name: 'Discard' }));
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Spouse');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** A physician's draft is not offered to the patient. */
export const DraftOfPhysicianNotOffered: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: leftDraft.drafts.map((draft) => ({ ...draft, userId: 'physician' })) },
  play: async () => {
    await findForm('Contacts');
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};

export const DraftFoundOnPhone: Story = {
  ...DraftFound,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Edits an answer, and simulates that another tab saves the section. */
async function editAndSaveInOtherTab() {
  const form = await findForm('Contacts');
  await fill(form, 'Relationship', 'Husband');
  announceSaveInOtherTab(ownContacts);
  const alert = await form.findByRole('alert');
  await expect(alert).toHaveTextContent(/^This section was saved in another tab at \d/);
  return { form, alert: within(alert) };
}

export const SavedInOtherTab: Story = {
  play: async () => {
    const { form, alert } = await editAndSaveInOtherTab();
    await expect(alert.getByRole('button', { name: 'Show what was saved' })).toBeVisible();
    await update(form);
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
  },
};

/** The saved version is shown, and the typed answers can be restored. */
export const SavedVersionOfOtherTabShown: Story = {
  play: async () => {
    const { alert } = await editAndSaveInOtherTab();
    await userEvent.click(alert.getByRole('button', { name: 'Show what was saved' }));
    await expect((await findNotice()).getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const OwnAnswersKeptAfterSaveInOtherTab: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, alert } = await editAndSaveInOtherTab();
    await userEvent.click(alert.getByRole('button', { name: /^Keep mine/ }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
  },
};
