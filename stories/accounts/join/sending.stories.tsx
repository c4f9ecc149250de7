import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { physicianRegistrationDraftKey } from '#domain/registration/draft.ts';
import { addAccount } from '#mocks/seed/add.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  enterCode,
  expectNoDialog,
  expectThanks,
  expectToast,
  fill,
  fillIn,
  findApplicant,
  findCodeDialog,
  notSavedText,
  readProblem,
  submit,
} from './support.ts';

/** Code dialog and sending of the registration (physician §2, §4, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Accounts/Physician registration',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician-signup',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const listApplicants = () => getStoryStore().tables.accounts.filter(({ isApplicant }) => isApplicant);
/** Returns a fault that answers the endpoint's next call with a 500. */
const failWithServerError = (endpoint: FaultRule['endpoint']): FaultRule => ({
  endpoint,
  effect: { kind: 'status', status: 500, message: 'Out of order' },
  once: true,
});

/** 'Wrong number?' returns focus to the phone field; a wrong code is reported inside the dialog. */
export const CodeRequested: Story = {
  play: async () => {
    const form = await fillIn();
    await submit(form);
    const dialog = await findCodeDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.type(dialog.getByLabelText('Verification code'), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The code you entered is not correct');
    await expect(dialog.getByLabelText('Verification code')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Wrong number?' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
    await expect(listApplicants()).toEqual([]);
  },
};

/** A correct code completes the registration and removes its draft from the browser. */
export const RegistrationCompleted: Story = {
  play: async () => {
    const form = await fillIn();
    await fill(form, 'Office number', '(303) 555-0100 ext. 2');
    await submit(form);
    await enterCode();
    await expectThanks();
    await expect(findApplicant()).toMatchObject({
      email: 'noor@haddad.test',
      phone: '3035550172',
      officeNumber: '(303) 555-0100 ext. 2',
      officeEmail: '',
      // Palliative Care, which `fillIn` has chosen.
      specialization: 's10',
      profileImage: '',
    });
    await expect(sessionStorage.getItem(physicianRegistrationDraftKey)).toBeNull();
  },
};

/** A 500 closes the dialog and shows a toast; the verified code stays valid (physician §8). */
export const ServerFails: Story = {
  args: { faults: [failWithServerError('registerPhysician')] },
  play: async () => {
    const form = await fillIn();
    await submit(form);
    await enterCode();
    await expectToast('alert', 'Out of order');
    await expectNoDialog();
    const notice = await form.findByRole('alert');
    await expect(notice).toHaveTextContent(`${notSavedText}Out of order`);
    await expect(notice).toHaveTextContent('Everything you entered is still here.');
    await submit(form);
    await expectThanks();
  },
};

/** A 500 of the code check closes the dialog, too, and is shown in a toast and in the form. */
export const CodeCheckFails: Story = {
  args: { faults: [failWithServerError('verifyPhone')] },
  play: async () => {
    const form = await fillIn();
    await submit(form);
    await enterCode();
    await expectToast('alert', 'Out of order');
    await expectNoDialog();
    await expect(await form.findByRole('alert')).toHaveTextContent('Out of order');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@haddad.test');
  },
};

/** The email is taken while the code is entered: its field shows the problem, the form does not. */
export const EmailTakenDuringCode: Story = {
  play: async () => {
    const form = await fillIn();
    await submit(form);
    // The code is sent once “Resend SMS” is shown.
    await (await findCodeDialog()).findByRole('button', { name: 'Resend SMS' });
    const person = { firstName: 'Nora', lastName: 'Haddad', email: 'noor@haddad.test' };
    addAccount(getStoryStore().tables, { id: 'nora', role: 'patient', ...person });
    await enterCode();
    await expectNoDialog();
    const email = form.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(readProblem(email)).toBe('This email already has an account'));
    await expect(form.queryByText(notSavedText)).toBeNull();
  },
};

/** The answer is lost but the registration was stored: it is found and not sent twice. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'registerPhysician', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    await submit(await fillIn());
    await enterCode();
    await expectThanks();
    await expect(listApplicants()).toHaveLength(1);
  },
};

/** The registration never arrived: sending it again requires a new code. */
export const RegistrationNeverArrived: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'registerPhysician', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await fillIn();
    await submit(form);
    await enterCode();
    await expectNoDialog();
    const notice = await form.findByRole('alert');
    await expect(notice).toHaveTextContent(notSavedText);
    await userEvent.click(within(notice).getByRole('button', { name: 'Send it again' }));
    await enterCode();
    await expectThanks();
  },
};

/** The outcome is unknown: the next submit checks before it sends. */
export const OutcomeUnknown: Story = {
  args: AnswerLost.args,
  play: async () => {
    const form = await fillIn();
    await submit(form);
    await (await findCodeDialog()).findByRole('button', { name: 'Resend SMS' });
    // By this call the app finds out if a registration was stored.
    getStoryStore().addFault({ endpoint: 'checkEmail', effect: { kind: 'offline' } });
    await enterCode();
    await expect(await form.findByText('Your application may have been saved.')).toBeVisible();
    getStoryStore().clearFaults();
    await submit(form);
    await expectThanks();
    await expect(listApplicants()).toHaveLength(1);
  },
};

/** The registration completes although the dialog is closed while it is in flight. */
export const DialogClosedWhileSending: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'registerPhysician', effect: { kind: 'delay', ms: 600 } }] },
  play: async () => {
    const form = await fillIn();
    await submit(form);
    await enterCode();
    // The code is accepted, so the registration is in flight.
    await waitFor(() => expect(getStoryStore().tables.verifiedPhones).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await expect(form.queryByRole('alert')).toBeNull();
    await expectThanks();
  },
};
