import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { announceSaveInOtherTab, expectToast, findCard, findForm, update } from './support.ts';

/** Conflicts of drafts with a record saved since (decision 57), and drafts of several tabs. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Draft conflicts',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Draft of the signed-in patient's own Contacts section. */
const ownContacts = { userId: 'patient', patientId: 'patient', module: 'Contacts' };
/** Answers as they were saved when the draft began. The record now says Daniel and Spouse. */
const base = { firstName: 'Dan', relationship: 'Friend' };
const conflictArgs = {
  drafts: [{ ...ownContacts, base, answers: { ...base, relationship: 'Husband', referredBy: 'My sister' } }],
};

async function restoreDraft(name: string | RegExp = 'Restore') {
  await userEvent.click(await screen.findByRole('button', { name }));
}

const getChoice = (question: string) => within(screen.getByRole('radiogroup', { name: question }));

/** Both answers are shown; Restore is disabled until one is chosen. */
export const Conflict: Story = {
  args: conflictArgs,
  play: async () => {
    await restoreDraft();
    const title = await screen.findByRole('heading', { name: 'Choose which answers to keep' });
    await expect(title).toHaveFocus();
    const choice = getChoice('Relationship');
    await expect(choice.getByRole('radio', { name: 'Yours Husband' })).not.toBeChecked();
    await expect(choice.getByRole('radio', { name: 'Saved since Spouse' })).not.toBeChecked();
    await expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'Restore' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Still to choose: 1.');
  },
};

export const ConflictOnPhone: Story = {
  ...Conflict,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/**
 * Chooses by keyboard. Of the answers without a conflict, those changed in the record keep the
 * saved value, and those changed in the draft keep the typed value.
 */
export const ChosenByKeyboard: Story = {
  tags: ['behavior', '!state'],
  args: conflictArgs,
  play: async () => {
    await restoreDraft();
    await screen.findByRole('radiogroup');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(getChoice('Relationship').getByRole('radio', { name: /^Yours/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(getChoice('Relationship').getByRole('radio', { name: /^Saved since/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Spouse');
    await expect(form.getByRole('textbox', { name: 'Referred by' })).toHaveValue('My sister');
    await expect(form.getAllByRole('textbox', { name: 'First name' })[0]).toHaveValue('Daniel');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Contacts' })).toHaveFocus());
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
  },
};

/** An answer that another tab saves while the draft is offered is kept on Restore. */
export const SavedWhileOffered: Story = {
  tags: ['behavior', '!state'],
  args: {
    drafts: [
      {
        ...ownContacts,
        base: { firstName: 'Daniel', relationship: 'Spouse' },
        answers: { firstName: 'Daniel', relationship: 'Husband' },
      },
    ],
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Restore' });
    // Another tab saves a new first name.
    const entry = getStoryStore().tables.intakeRecords.find(
      ({ userId, module }) => userId === ownContacts.patientId && module === ownContacts.module,
    );
    Object.assign(entry?.record ?? {}, { firstName: 'Danny' });
    announceSaveInOtherTab(ownContacts);
    // The section reloads, and then offers the draft again.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
    await restoreDraft();
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(form.getAllByRole('textbox', { name: 'First name' })[0]).toHaveValue('Danny');
  },
};

/** Cancel returns to the offer of the draft. */
export const ChoiceCanceled: Story = {
  tags: ['behavior', '!state'],
  args: conflictArgs,
  play: async () => {
    await restoreDraft();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const card = await findCard('Contacts');
    await expect(card.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(card.queryByRole('form')).toBeNull();
  },
};

/**
 * The draft has no base, so nothing shows which side changed an answer: every answer that differs
 * must be chosen.
 */
export const DraftWithoutBase: Story = {
  args: { drafts: [{ ...ownContacts, answers: { relationship: 'Husband', referredBy: 'My sister' } }] },
  play: async () => {
    await restoreDraft();
    await expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Choose all of yours' }));
    await restoreDraft();
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(form.getByRole('textbox', { name: 'Referred by' })).toHaveValue('My sister');
  },
};

/** The record has the same answer by now, so the draft is not offered. */
export const AlreadySaved: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [{ ...ownContacts, base, answers: { ...base, relationship: 'Spouse' } }] },
  play: async () => {
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Spouse');
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};

const aspirin = { text: 'Aspirin', item: { id: 'aspirin', name: 'Aspirin' } };
const aspirinRow = { medication: aspirin, dose: '100 mg', frequency: 'Once a day' };

/** Dose and frequency belong together, so the list of medications is chosen as one answer. */
export const Medications: Story = {
  args: {
    path: '/myHealth/medications',
    drafts: [
      {
        ...ownContacts,
        module: 'Medications',
        base: { medications: [aspirinRow], allergy: true, allergies: [{ name: 'Latex' }] },
        answers: {
          medications: [{ ...aspirinRow, frequency: 'Twice a day' }],
          allergy: false,
          allergies: [{ name: 'Latex' }],
        },
      },
    ],
  },
  play: async () => {
    await restoreDraft();
    const choice = within(await screen.findByRole('radiogroup', { name: 'Medications and supplements' }));
    await expect(choice.getByRole('radio', { name: /^Yours .*Aspirin.*Twice/ })).toBeVisible();
  },
};

export const MedicationsOnPhone: Story = {
  ...Medications,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Drafts of two closed tabs. */
const draftsOfTwoTabs = [
  { ...ownContacts, base, answers: { ...base, referredBy: 'My sister' }, tab: 'one', minutesAgo: 40 },
  { ...ownContacts, base, answers: { ...base, caretakerName: 'Grace' }, tab: 'two', minutesAgo: 20 },
];

/** Each tab's draft is named by its time and the answers typed. */
export const SeveralTabs: Story = {
  args: { drafts: draftsOfTwoTabs },
  play: async () => {
    const card = await findCard('Contacts');
    const [newest, oldest] = await card.findAllByRole('button', { name: /^Restore \d/ });
    await expect(newest).toHaveAccessibleName(/aretaker/);
    await expect(oldest).toHaveAccessibleName(/Referred by$/);
    await userEvent.click(card.getByRole('button', { name: /^Discard \d.*aretaker/ }));
    await card.findByText(/^Unsaved answers from \d/);
    await restoreDraft();
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Referred by' })).toHaveValue('My sister');
  },
};

export const SeveralTabsOnPhone: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: draftsOfTwoTabs },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Discard all' });
  },
};

export const AllDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: draftsOfTwoTabs },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard all' }));
    const form = await findForm('Contacts');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** This tab's own draft is offered first, then those of closed tabs. */
export const OwnDraftFirst: Story = {
  tags: ['behavior', '!state'],
  args: {
    drafts: [
      ...draftsOfTwoTabs.slice(0, 1),
      // Without `tab`, the draft is this tab's own.
      { ...ownContacts, base, answers: { ...base, caretakerName: 'Grace' } },
    ],
  },
  play: async () => {
    const card = await findCard('Contacts');
    await card.findByText(/^Unsaved answers from \d/);
    await expect(card.queryByText(/tab that is closed/)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Discard' }));
    await card.findByText(/tab that is closed/);
  },
};
