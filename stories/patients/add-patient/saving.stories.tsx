import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import {
  add,
  addButton,
  EMAIL,
  expectAnswersUnchanged,
  fillIn,
  leftDraft,
  newPatientForm,
  notice,
  put,
  TAKEN,
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

const added = () => storeOfStory().tables.accounts.filter(({ email }) => email === EMAIL).length;
const isGone = () => waitFor(() => expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull());
const status = (code: number, message?: string) =>
  ({ endpoint: 'addPatient', effect: { kind: 'status', status: code, message }, once: true }) as const;

/** A taken email is reported at its field, which takes focus; the answers stay. */
export const EmailTaken: Story = {
  play: async () => {
    const form = await fillIn('complete.patient@clinic.test');
    await add(form);
    await expectToast('alert', TAKEN);
    const email = form.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(document.getElementById(`${email.id}-error`)).toHaveTextContent(TAKEN);
    await expect(form.queryByText('The patient is not added.')).toBeNull();
    await expectAnswersUnchanged(form, 'complete.patient@clinic.test');
    await put(form, 'Email', EMAIL);
    await expect(email).toBeValid();
    await add(form);
    await isGone();
    await expect(added()).toBe(1);
  },
};

export const EmailTakenOnPhone: Story = {
  ...EmailTaken,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** The message of a 400 comes from its data and is shown as a toast and above the button. */
export const Refused: Story = {
  play: async () => {
    const form = await fillIn();
    // The chosen diagnosis has left the list since.
    storeOfStory().tables.diagnoses = [];
    await add(form);
    await expectToast('alert', 'diagnoseId: there is no such diagnosis');
    await expect((await notice(form)).getByText(/diagnoseId: there is no such diagnosis/)).toBeVisible();
    await expectAnswersUnchanged(form);
  },
};

/** A 500 shows the server's message; the email field stays valid. */
export const ServerFails: Story = {
  args: { faults: [status(500, 'The clinic’s server stumbled')] },
  play: async () => {
    const form = await fillIn();
    await add(form);
    await expectToast('alert', 'The clinic’s server stumbled');
    await expect((await notice(form)).getByText(/The clinic’s server stumbled/)).toBeVisible();
    await expectAnswersUnchanged(form);
  },
};

/** Other failures toast the documented text; the notice says why and whether the email is free. */
export const OtherFailure: Story = {
  args: { faults: [status(503, 'We are closed')] },
  play: async () => {
    const form = await fillIn();
    await add(form);
    await expectToast('alert', TAKEN);
    const said = await notice(form);
    await expect(said.getByText(/We are closed/)).toBeVisible();
    await expect(await said.findByText(/no account has this email address/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeValid();
    await expectAnswersUnchanged(form);
  },
};

/** Without a connection there is no message about the email, and a second try succeeds. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await fillIn();
    await add(form);
    const said = await notice(form);
    await expect(said.getByText('The new patient is not saved.')).toBeVisible();
    await expect(document.querySelector('[data-toast]')).toBeNull();
    await expectAnswersUnchanged(form);
    await userEvent.click(said.getByRole('button', { name: 'Send it again' }));
    await isGone();
    await expect(added()).toBe(1);
  },
};

/** The answer is lost but the patient is on the list, so no second invitation is sent. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    await add(await fillIn());
    await isGone();
    await expect(added()).toBe(1);
    await expect(storeOfStory().tables.outbox).toHaveLength(1);
  },
};

/** The outcome is unknown: the user can check again or knowingly send again. */
export const Unsure: Story = {
  args: {
    faults: [
      { endpoint: 'addPatient', effect: { kind: 'lost-answer' }, once: true },
      { endpoint: 'listPatients', effect: { kind: 'offline' } },
    ],
  },
  play: async () => {
    const form = await fillIn();
    await add(form);
    const said = await notice(form);
    await expect(said.getByText('The new patient may have been saved.')).toBeVisible();
    await expectAnswersUnchanged(form);
    storeOfStory().clearFaults();
    await userEvent.click(said.getByRole('button', { name: 'Look again' }));
    await isGone();
    await expect(added()).toBe(1);
  },
};

const slowly = (ms: number) => [{ endpoint: 'addPatient', effect: { kind: 'delay', ms } }] as const;

/** A double click adds the patient once. */
export const Adding: Story = {
  args: { faults: slowly(600) },
  play: async () => {
    const form = await fillIn();
    await waitFor(() => expect(addButton(form)).toBeEnabled());
    await userEvent.dblClick(addButton(form));
    await expect(await form.findByText('Adding the patient.')).toBeVisible();
    await expect(addButton(form)).toBeDisabled();
    await isGone();
    await expect(added()).toBe(1);
  },
};

/** Edits made while the save is in flight are not part of it, so the form stays open with them. */
export const TypedMeanwhile: Story = {
  tags: ['behavior', '!state'],
  args: { faults: slowly(800) },
  play: async () => {
    const form = await fillIn();
    await add(form);
    await form.findByText('Adding the patient.');
    await put(form, 'ICD-9 or ICD-10 code', 'G43.7');
    await expect(await form.findByText('Nora Whitfield is added.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'ICD-9 or ICD-10 code' })).toHaveValue('G43.7');
    await expectAnswersUnchanged(form);
    await expect(added()).toBe(1);
    await expect(form.getByRole('link', { name: 'Go to the patient listing' })).toBeVisible();
    await expectToast('status', `The patient is added. The invitation is on its way to ${EMAIL}`);
  },
};

/** A save that ends after the user has left does not navigate back and leaves no draft. */
export const LeftWhileAdding: Story = {
  tags: ['behavior', '!state'],
  args: { faults: slowly(500) },
  play: async () => {
    await add(await fillIn());
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await question.findByText('You have answers that are not saved in Add New Patient.');
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
    await expectToast('status', `The patient is added. The invitation is on its way to ${EMAIL} Add another`);
    await expect(screen.queryByRole('heading', { level: 1, name: /^Patient listing$/i })).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: /^Add New/ })[0] as HTMLElement);
    await expect(addButton(await newPatientForm())).toBeDisabled();
  },
};

const typed = leftDraft({ firstName: 'Nora', icdCode: 'G43.7' });

/** The draft of an earlier visit is offered and not restored by itself. */
export const DraftFound: Story = {
  args: { drafts: [typed] },
  play: async () => {
    await expect(await screen.findByText(/^Unsaved answers from \d/)).toBeVisible();
    await expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull();
    await expect(screen.getByText(/You began to add Nora and did not finish\./)).toBeVisible();
  },
};

/** Each of several drafts names its patient, or the first answer. */
export const DraftsOfTabs: Story = {
  args: {
    drafts: [
      { ...typed, tab: 'one', minutesAgo: 5 },
      { ...leftDraft({ firstName: '', icdCode: 'C43.9' }), tab: 'two', minutesAgo: 9 },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Unsaved answers from 2 closed tabs')).toBeVisible();
    await expect(
      screen.getByRole('button', { name: /^Restore .*[AP]M ICD-9 or ICD-10 code$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Restore .*[AP]M Nora$/ }));
    const form = await newPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
  },
};

export const DraftRestored: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typed] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    const form = await newPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
    await expect(form.getByRole('textbox', { name: 'ICD-9 or ICD-10 code' })).toHaveValue('G43.7');
    await expect(addButton(form)).toBeEnabled();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const DraftDiscarded: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typed] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const form = await newPatientForm();
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(addButton(form)).toBeDisabled();
  },
};

/** The draft is not offered to another physician on the same computer. */
export const DraftOfAnother: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typed], signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await newPatientForm();
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};
