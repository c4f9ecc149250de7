import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import {
  add,
  addButton,
  EMAIL,
  expectKept,
  fillIn,
  left,
  newPatientForm,
  notice,
  put,
  TAKEN,
} from './support.ts';

/** What becomes of a patient who is added, and of what was typed (physician §4, §8, decision 38). */
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

/** The email of somebody who has an account: told at the field, which has the focus, and nothing is lost. */
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
    await expectKept(form, 'complete.patient@clinic.test');
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

/** A 400 explains itself in its data, as a toast and above the button. */
export const Refused: Story = {
  play: async () => {
    const form = await fillIn();
    // The list has changed meanwhile.
    storeOfStory().tables.diagnoses = [];
    await add(form);
    await expectToast('alert', 'diagnoseId: there is no such diagnosis');
    await expect((await notice(form)).getByText(/diagnoseId: there is no such diagnosis/)).toBeVisible();
    await expectKept(form);
  },
};

/** The server's own words for a 500; the email is not blamed. */
export const ServerFails: Story = {
  args: { faults: [status(500, 'The clinic’s server stumbled')] },
  play: async () => {
    const form = await fillIn();
    await add(form);
    await expectToast('alert', 'The clinic’s server stumbled');
    await expect((await notice(form)).getByText(/The clinic’s server stumbled/)).toBeVisible();
    await expectKept(form);
  },
};

/** Any other failure toasts the documents' words; the page says why, and that the email is free where it is. */
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
    await expectKept(form);
  },
};

/** Without a connection nothing is said of the email, and a second try goes through. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await fillIn();
    await add(form);
    const said = await notice(form);
    await expect(said.getByText('The new patient is not saved.')).toBeVisible();
    await expect(document.querySelector('[data-toast]')).toBeNull();
    await expectKept(form);
    await userEvent.click(said.getByRole('button', { name: 'Send it again' }));
    await isGone();
    await expect(added()).toBe(1);
  },
};

/** The patient was added and the answer lost: they are found on the list, and not invited twice. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'addPatient', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    await add(await fillIn());
    await isGone();
    await expect(added()).toBe(1);
    await expect(storeOfStory().tables.outbox).toHaveLength(1);
  },
};

/** Nobody can tell: it is looked for again, or sent again knowingly. */
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
    await expectKept(form);
    storeOfStory().clearFaults();
    await userEvent.click(said.getByRole('button', { name: 'Look again' }));
    await isGone();
    await expect(added()).toBe(1);
  },
};

const slowly = (ms: number) => [{ endpoint: 'addPatient', effect: { kind: 'delay', ms } }] as const;

/** A second press adds nobody twice. */
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

/** What is typed while the patient is added came too late for it: the form stays, with all of it. */
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
    await expectKept(form);
    await expect(added()).toBe(1);
    await expect(form.getByRole('link', { name: 'Go to the patient listing' })).toBeVisible();
  },
};

/** Whoever has left meanwhile is not fetched back, and is not offered what is saved. */
export const LeftWhileAdding: Story = {
  tags: ['behavior', '!state'],
  args: { faults: slowly(500) },
  play: async () => {
    await add(await fillIn());
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await question.findByText('You have answers that are not saved in Add New Patient.');
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
    await expectToast('status', `The patient is added. The invitation is on its way to ${EMAIL}`);
    await expect(screen.queryByRole('heading', { level: 1, name: /^Patient listing$/i })).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: /^Add New/ })[0] as HTMLElement);
    await expect(addButton(await newPatientForm())).toBeDisabled();
  },
};

const typed = left({ firstName: 'Nora', icdCode: 'G43.7' });

/** What an earlier visit has left is offered, not put in unasked. */
export const DraftFound: Story = {
  args: { drafts: [typed] },
  play: async () => {
    await expect(await screen.findByText(/^Unsaved answers from \d/)).toBeVisible();
    await expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull();
    await expect(screen.getByText(/You began to add Nora and did not finish\./)).toBeVisible();
  },
};

/** Of several, each says whom it is about. */
export const DraftsOfTabs: Story = {
  args: {
    drafts: [
      { ...typed, tab: 'one', minutesAgo: 5 },
      { ...left({ firstName: '', icdCode: 'C43.9' }), tab: 'two', minutesAgo: 9 },
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

/** Another physician at the same computer is offered nothing. */
export const DraftOfAnother: Story = {
  tags: ['behavior', '!state'],
  args: { drafts: [typed], signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    await newPatientForm();
    await expect(screen.queryByText(/^Unsaved answers/)).toBeNull();
  },
};
