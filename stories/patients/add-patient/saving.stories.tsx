import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  createLeftDraft,
  emailTakenText,
  expectAnswersUnchanged,
  fillIn,
  findNewPatientForm,
  findNotice,
  getAddButton,
  newEmail,
  pasteInto,
  submitPatient,
} from './support.ts';

/** Outcomes of adding a patient, and drafts of the form (physician §4, §8, decision 38). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Add New Patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/add-patient',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Counts the accounts with the new email: two would be a patient added twice. */
const countAddedPatients = () =>
  getStoryStore().tables.accounts.filter(({ email }) => email === newEmail).length;
const waitForFormToClose = () =>
  waitFor(() => expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull());
/** Returns a fault that answers the next save with this status. */
const failWithStatus = (code: number, message?: string) =>
  ({ endpoint: 'addPatient', effect: { kind: 'status', status: code, message }, once: true }) as const;

/** A taken email is reported at its field, which takes focus; the answers stay. */
export const EmailTaken: Story = {
  play: async () => {
    const form = await fillIn('complete.patient@clinic.test');
    await submitPatient(form);
    await expectToast('alert', emailTakenText);
    const email = form.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(document.getElementById(`${email.id}-error`)).toHaveTextContent(emailTakenText);
    await expect(form.queryByText('The patient is not added.')).toBeNull();
    await expectAnswersUnchanged(form, 'complete.patient@clinic.test');
    await pasteInto(form, 'Email', newEmail);
    await expect(email).toBeValid();
    await submitPatient(form);
    await waitForFormToClose();
    await expect(countAddedPatients()).toBe(1);
  },
};

export const EmailTakenOnPhone: Story = {
  ...EmailTaken,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** The message of a 400 comes from its data and is shown as a toast and above the button. */
export const SaveRefused: Story = {
  play: async () => {
    const form = await fillIn();
    // The chosen diagnosis has left the list since.
    getStoryStore().tables.diagnoses = [];
    await submitPatient(form);
    await expectToast('alert', 'diagnoseId: there is no such diagnosis');
    await expect((await findNotice(form)).getByText(/diagnoseId: there is no such diagnosis/)).toBeVisible();
    await expectAnswersUnchanged(form);
  },
};

/** A 500 shows the server's message; the email field stays valid. */
export const ServerFails: Story = {
  args: { faults: [failWithStatus(500, 'The clinic’s server stumbled')] },
  play: async () => {
    const form = await fillIn();
    await submitPatient(form);
    await expectToast('alert', 'The clinic’s server stumbled');
    await expect((await findNotice(form)).getByText(/The clinic’s server stumbled/)).toBeVisible();
    await expectAnswersUnchanged(form);
  },
};

/** Other failures toast the documented text; the notice says why and whether the email is free. */
export const OtherFailure: Story = {
  args: { faults: [failWithStatus(503, 'We are closed')] },
  play: async () => {
    const form = await fillIn();
    await submitPatient(form);
    await expectToast('alert', emailTakenText);
    const alert = await findNotice(form);
    await expect(alert.getByText(/We are closed/)).toBeVisible();
    await expect(await alert.findByText(/no account has this email address/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeValid();
    await expectAnswersUnchanged(form);
  },
};

/** Without a connection there is no message about the email, and a second try succeeds. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await fillIn();
    await submitPatient(form);
    const alert = await findNotice(form);
    await expect(alert.getByText('The new patient is not saved.')).toBeVisible();
    await expect(document.querySelector('[data-toast]')).toBeNull();
    await expectAnswersUnchanged(form);
    await userEvent.click(alert.getByRole('button', { name: 'Send it again' }));
    await waitForFormToClose();
    await expect(countAddedPatients()).toBe(1);
  },
};

/** The answer is lost but the patient is on the list, so no second invitation is sent. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    await submitPatient(await fillIn());
    await waitForFormToClose();
    await expect(countAddedPatients()).toBe(1);
    await expect(getStoryStore().tables.outbox).toHaveLength(1);
  },
};

/** The outcome is unknown: the user can check again or knowingly send again. */
export const OutcomeUnknown: Story = {
  args: {
    faults: [
      { endpoint: 'addPatient', effect: { kind: 'lost-answer' }, once: true },
      { endpoint: 'listPatients', effect: { kind: 'offline' } },
    ],
  },
  play: async () => {
    const form = await fillIn();
    await submitPatient(form);
    const alert = await findNotice(form);
    await expect(alert.getByText('The new patient may have been saved.')).toBeVisible();
    await expectAnswersUnchanged(form);
    getStoryStore().clearFaults();
    await userEvent.click(alert.getByRole('button', { name: 'Look again' }));
    await waitForFormToClose();
    await expect(countAddedPatients()).toBe(1);
  },
};

/** Returns faults that delay each save. */
const delaySave = (ms: number) => [{ endpoint: 'addPatient', effect: { kind: 'delay', ms } }] as const;

/** A double click adds the patient once. */
export const AddedByDoubleClick: Story = {
  args: { faults: delaySave(600) },
  play: async () => {
    const form = await fillIn();
    await waitFor(() => expect(getAddButton(form)).toBeEnabled());
    await userEvent.dblClick(getAddButton(form));
    await expect(await form.findByText('Adding the patient.')).toBeVisible();
    await expect(getAddButton(form)).toBeDisabled();
    await waitForFormToClose();
    await expect(countAddedPatients()).toBe(1);
  },
};

/** Edits made while the save is in flight are not part of it, so the form stays open with them. */
export const TypedWhileAdding: Story = {
  tags: ['behavior', '!state'],
  args: { faults: delaySave(800) },
  play: async () => {
    const form = await fillIn();
    await submitPatient(form);
    await form.findByText('Adding the patient.');
    await pasteInto(form, 'ICD-9 or ICD-10 code', 'G43.7');
    await expect(await form.findByText('Nora Whitfield is added.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'ICD-9 or ICD-10 code' })).toHaveValue('G43.7');
    await expectAnswersUnchanged(form);
    await expect(countAddedPatients()).toBe(1);
    await expect(form.getByRole('link', { name: 'Go to the patient listing' })).toBeVisible();
    await expectToast('status', `The patient is added. The invitation is on its way to ${newEmail}`);
  },
};

/** A save that ends after the user has left does not navigate back and leaves no draft. */
export const LeftWhileAdding: Story = {
  tags: ['behavior', '!state'],
  args: { faults: delaySave(500) },
  play: async () => {
    await submitPatient(await fillIn());
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await dialog.findByText('You have answers that are not saved in Add New Patient.');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expectToast(
      'status',
      `The patient is added. The invitation is on its way to ${newEmail} Add another`,
    );
    await expect(screen.queryByRole('heading', { level: 1, name: /^Patient listing$/i })).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: /^Add New/ })[0] as HTMLElement);
    await expect(getAddButton(await findNewPatientForm())).toBeDisabled();
  },
};

const typedDraft = createLeftDraft({ firstName: 'Nora', icdCode: 'G43.7' });

/** The draft of an earlier visit is offered and not restored by itself. */
export const DraftFound: Story = {
  args: { drafts: [typedDraft] },
  play: async () => {
    await expect(await screen.findByText(/^Unsaved answers from \d/)).toBeVisible();
    await expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull();
    await expect(screen.getByText(/You began to add Nora and did not finish\./)).toBeVisible();
  },
};

/** Each of several drafts names its patient, or the first answer. */
export const DraftsOfSeveralTabs: Story = {
  args: {
    drafts: [
      { ...typedDraft, tab: 'one', minutesAgo: 5 },
      { ...createLeftDraft({ firstName: '', icdCode: 'C43.9' }), tab: 'two', minutesAgo: 9 },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Unsaved answers from 2 closed tabs')).toBeVisible();
    await expect(
      screen.getByRole('button', { name: /^Restore .*[AP]M ICD-9 or ICD-10 code$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Restore .*[AP]M Nora$/ }));
    const form = await findNewPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
  },
};

export const DraftRestored: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typedDraft] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    const form = await findNewPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
    await expect(form.getByRole('textbox', { name: 'ICD-9 or ICD-10 code' })).toHaveValue('G43.7');
    await expect(getAddButton(form)).toBeEnabled();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const DraftDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typedDraft] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const form = await findNewPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(getAddButton(form)).toBeDisabled();
  },
};

/** The draft is not offered to another physician on the same computer. */
export const DraftOfOtherPhysician: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typedDraft], signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await findNewPatientForm();
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};
