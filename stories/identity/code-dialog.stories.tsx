import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoPassword, fillIn, findLoginForm, logIn } from '#stories/accounts/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';

/** Dialog “Verify it's you” (accounts §2.5, §4.4), opened by a login with two-factor on. */
const meta: Meta<typeof Screen> = {
  title: 'Components/Password and code/Verify it’s you',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Logs in until the dialog opens. “Resend SMS” is shown in it once the code is sent. */
async function openDialog() {
  await fillIn('twofa@clinic.test', demoPassword);
  await logIn();
  return within(await screen.findByRole('dialog', { name: "Verify it's you" }));
}

/** Returns the sentence above the field. It claims no more than the server has confirmed. */
const readLeadText = (dialog: Dialog) => dialog.getByText(/6-digit code/, { selector: 'p' }).textContent;

type Dialog = Awaited<ReturnType<typeof openDialog>>;
const getCodeField = (dialog: Dialog) => dialog.getByLabelText('Verification code');
const getVerifyButton = (dialog: Dialog) => dialog.getByRole('button', { name: 'Verify' });

export const CodeRequested: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole('button', { name: 'Resend SMS' })).toBeVisible();
    await expect(readLeadText(dialog)).toBe('Please enter the 6-digit code that we sent to (•••) •••-0147.');
    await expect(getVerifyButton(dialog)).toBeDisabled();
    // Until the code is verified, the tokens are only in memory (decision 17).
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.type(getCodeField(dialog), '12345');
    await expect(getVerifyButton(dialog)).toBeDisabled();
  },
};

/** “Resend SMS” is hidden once six digits are entered. */
export const CodeComplete: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.click(getCodeField(dialog));
    await userEvent.paste('123 456');
    await expect(getCodeField(dialog)).toHaveValue('123456');
    await expect(getVerifyButton(dialog)).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: 'Resend SMS' })).toBeNull();
  },
};

export const WrongCode: Story = {
  tags: ['wcag-3.3.1'],
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.type(getCodeField(dialog), '000000');
    await userEvent.click(getVerifyButton(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The code you entered is not correct');
    await expect(getCodeField(dialog)).toHaveValue('');
    await userEvent.type(getCodeField(dialog), '000000');
    await expect(getVerifyButton(dialog)).toBeEnabled();
  },
};

export const RightCode: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    // The outbox has the newest message first.
    await userEvent.type(getCodeField(dialog), getStoryStore().tables.outbox[0]?.code ?? '');
    await userEvent.click(getVerifyButton(dialog));
    await expect(await screen.findByRole('heading', { name: 'Welcome, Theo' })).toBeVisible();
  },
};

export const CodeSending: Story = {
  args: { faults: [{ endpoint: 'resendCode', effect: { kind: 'timeout' } }] },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('Sending the code')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Resend SMS' })).toBeNull();
    await expect(readLeadText(dialog)).toBe('We are sending a 6-digit code to (•••) •••-0147.');
  },
};

/** A double click on “Resend SMS” sends one message. */
export const ResendPressedTwice: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    const resendButton = await dialog.findByRole('button', { name: 'Resend SMS' });
    const countSentCodes = () => getStoryStore().tables.outbox.length ?? 0;
    const countBefore = countSentCodes();
    resendButton.click();
    resendButton.click();
    await waitFor(() => expect(countSentCodes()).toBeGreaterThan(countBefore));
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await expect(countSentCodes()).toBe(countBefore + 1);
  },
};

/** If no code could be sent, another one can be requested. */
export const CodeNotSent: Story = {
  tags: ['wcag-4.1.3'],
  args: {
    faults: [
      {
        endpoint: 'resendCode',
        effect: { kind: 'status', status: 400, message: 'No such phone' },
        once: true,
      },
    ],
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The code was not sent.No such phone');
    await expect(readLeadText(dialog)).toBe('A 6-digit code sent to (•••) •••-0147 shows that it is you.');
    await expect(dialog.queryByText('No message yet?')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Resend SMS' }));
    // “Resend SMS” is hidden while a code is being sent.
    await expect(getCodeField(dialog)).toHaveFocus();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await expect(readLeadText(dialog)).toMatch(/^Please enter the 6-digit code that we sent/);
  },
};

/** Without an answer the code may have been sent: the text says neither sent nor not sent. */
export const CodeMaybeSent: Story = {
  args: { faults: [{ endpoint: 'resendCode', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^The code may not have been sent\./);
    await expect(readLeadText(dialog)).toBe('If a 6-digit code has come to (•••) •••-0147, please enter it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Resend SMS' }));
    await waitFor(() => expect(readLeadText(dialog)).toMatch(/^Please enter the 6-digit code that we sent/));
  },
};

/** If a further code could not be sent, the first one can still be entered. */
export const SecondCodeNotSent: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDialog();
    const resendButton = await dialog.findByRole('button', { name: 'Resend SMS' });
    getStoryStore().addFault({
      endpoint: 'resendCode',
      effect: { kind: 'status', status: 400, message: 'Too many' },
    });
    await userEvent.click(resendButton);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The code was not sent.Too many');
    await expect(readLeadText(dialog)).toMatch(/^Please enter the 6-digit code that we sent/);
  },
};

/** A 500 closes the dialog, and the login form shows the reason. */
export const ServerError: Story = {
  args: {
    faults: [{ endpoint: 'verifyPhone', effect: { kind: 'status', status: 500, message: 'Out of order' } }],
  },
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.type(getCodeField(dialog), '123456');
    await userEvent.click(getVerifyButton(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await findLoginForm()).getByRole('alert')).toHaveTextContent('Out of order');
  },
};

/** Closing the dialog cancels the login, even if the code is accepted afterwards. */
export const ClosedWhileVerifying: Story = {
  tags: ['behavior', '!state'],
  args: {
    faults: [{ endpoint: 'verifyPhone', effect: { kind: 'delay', ms: 300 } }],
  },
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.type(getCodeField(dialog), getStoryStore().tables.outbox[0]?.code ?? '');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    const button = (await findLoginForm()).getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveFocus());
    // The answer comes after 300 ms.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

/** Without an answer the code stays in the field, since it may be right. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'verifyPhone', effect: { kind: 'offline' } }] },
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: 'Resend SMS' });
    await userEvent.type(getCodeField(dialog), '123456');
    await userEvent.click(getVerifyButton(dialog));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(getCodeField(dialog)).toHaveValue('123456');
  },
};
