import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen, type ScreenProps } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { addPatient, expectCount, findRow, getMenuButton, openMenu } from './listing-support.ts';

/** Actions of a row: resending an invitation and deleting a patient (physician §2, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Patients, actions',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/physician/list-patient?status=pending', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const deleteQuestion = 'Are you sure you want to Delete Patient?';
const clickResend = async () =>
  userEvent.click(
    (await findRow('Ahmed Ramirez')).getByRole('button', { name: 'Resend invitation to Ahmed Ramirez' }),
  );

/** A toast shows the server's message, and a note next to the button confirms the sending. */
export const InvitationResent: Story = {
  play: async () => {
    await clickResend();
    await expectToast('status', 'We sent ahmed.ramirez13@mail.test a new invitation');
    await expect((await findRow('Ahmed Ramirez')).getByText('Sent again')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Resend invitation to Ahmed Ramirez' })).toHaveFocus();
  },
};

/** The patient has signed up since: the row shows the server's refusal. */
export const ResendRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'resendInvitation',
        effect: { kind: 'status', status: 400, message: 'This patient has already completed the sign-up' },
      },
    ],
  },
  play: async () => {
    await clickResend();
    const alertText = 'Not sent. This patient has already completed the sign-up';
    await waitFor(async () =>
      expect((await findRow('Ahmed Ramirez')).getByRole('alert')).toHaveTextContent(alertText),
    );
  },
};

export const ResendFails: Story = {
  args: {
    faults: [
      { endpoint: 'resendInvitation', effect: { kind: 'status', status: 500, message: 'Mail is down' } },
    ],
  },
  play: async () => {
    await clickResend();
    await waitFor(async () =>
      expect((await findRow('Ahmed Ramirez')).getByRole('alert')).toHaveTextContent('Not sent. Mail is down'),
    );
  },
};

/** A double click sends one invitation, because a second would invalidate the first. */
export const ResendPressedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'resendInvitation', effect: { kind: 'delay', ms: 150 } }] },
  play: async () => {
    const button = (await findRow('Ahmed Ramirez')).getByRole('button', { name: /^Resend/ });
    button.click();
    button.click();
    await userEvent.dblClick(button);
    await expect(await screen.findByText('Sent again')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Clicks Delete in a patient's menu and returns the dialog. */
async function openDeleteDialog(name: string) {
  await userEvent.click((await openMenu(name)).getByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: deleteQuestion }));
}

/** The dialog has the documented question, the effect and the name (physician §8, decision 72). */
export const DeleteAsked: Story = {
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await waitFor(() => expect(dialog.getByText('Ahmed Ramirez')).toBeVisible());
    await expect(dialog.getByText('ahmed.ramirez13@mail.test')).toBeVisible();
    await expect(dialog.getByText('The invitation stops working.')).toBeVisible();
    await expect(dialog.queryByText(/keep their account/)).toBeNull();
    await expect(await dialog.findByText(/^Born \d\d-\d\d-\d{4}$/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** A deleted patient with an account keeps it and its record (physician §8, decision 72). */
export const DeleteOfAccountAsked: Story = {
  args: { path: '/physician/list-patient?search=aaron' },
  play: async () => {
    const dialog = await openDeleteDialog('Aaron Fischer');
    await waitFor(() =>
      expect(
        dialog.getByText('They keep their account and their record. You no longer see it.'),
      ).toBeVisible(),
    );
    await expect(dialog.queryByText('The invitation stops working.')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const DeleteOfAccountAskedOnASmallPhone: Story = {
  tags: ['behavior', '!state'],
  ...DeleteOfAccountAsked,
  globals: { viewport: { value: 'small' } },
};

/** The row is removed, the count updates and focus moves to the next patient. */
export const PatientDeleted: Story = {
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Poof! Your Patient has been deleted!');
    // One less of 7 pending patients, and of 60 in all.
    await expectCount('6 of 59 patients');
    await expect(screen.queryByRole('link', { name: 'Ahmed Ramirez' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Andre Goldberg' })).toHaveFocus());
  },
};

/** After the only result is deleted, the page's heading takes focus. */
export const LastPatientDeleted: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?search=ahmed.ramirez13' },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('heading', { name: 'No patient found' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Patient Listing' })).toHaveFocus());
  },
};

/** By keyboard: the menu opens on its first item, and Escape returns to its button. */
export const MenuByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await findRow('Ahmed Ramirez');
    getMenuButton('Ahmed Ramirez').focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'More actions for Ahmed Ramirez' }));
    await expect(getMenuButton('Ahmed Ramirez')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(getMenuButton('Ahmed Ramirez')).toHaveFocus());
    await expect(getMenuButton('Ahmed Ramirez')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On a phone the menu has every action of the patient. */
export const MenuOnAPhone: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/list-patient?search=aaron%20f' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const menu = await openMenu('Aaron Fischer');
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Update', 'View', 'Delete'],
    ]);
    const viewItem = menu.getByRole('menuitem', { name: 'View' });
    await expect(viewItem).toHaveAttribute('href', expect.stringMatching(/^\/physician\/patient-profile\//));
  },
};

/** On a phone the card shows whether the invitation was sent. */
export const InvitationResentOnAPhone: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'resendInvitation', effect: { kind: 'status', status: 500 }, once: true }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const resendByMenu = async () =>
      userEvent.click((await openMenu('Ahmed Ramirez')).getByRole('menuitem', { name: 'Resend invitation' }));
    await resendByMenu();
    await waitFor(async () =>
      expect((await findRow('Ahmed Ramirez')).getByRole('alert')).toHaveTextContent(/^Not sent\./),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await resendByMenu();
    await waitFor(async () => expect((await findRow('Ahmed Ramirez')).getByText('Sent again')).toBeVisible());
  },
};

export const DeleteCanceled: Story = {
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectToast('status', 'Your Patient is safe!');
    await waitFor(() => expect(getMenuButton('Ahmed Ramirez')).toHaveFocus());
  },
};

/** After a failure the dialog stays open with the reason, and a second try deletes the patient. */
export const DeleteFails: Story = {
  args: {
    faults: [
      { endpoint: 'deletePatient', effect: { kind: 'status', status: 500, message: 'Not now' }, once: true },
    ],
  },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Poof! Your Patient has been deleted!');
  },
};

/** The answer is lost but the patient was deleted: the refetched list shows it. */
export const DeleteAnswerLost: Story = {
  args: { faults: [{ endpoint: 'deletePatient', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Poof! Your Patient has been deleted!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectCount('6 of 59 patients');
  },
};

const unreachableFaults: ScreenProps['faults'] = [
  { endpoint: 'deletePatient', effect: { kind: 'offline' } },
  { endpoint: 'readPatient', effect: { kind: 'offline' } },
];

/** No answer came and the list still has the patient: "Your Patient is safe!" is shown. */
export const DeleteNotDone: Story = {
  tags: ['behavior', '!state'],
  args: { faults: unreachableFaults },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the clinic');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectToast('status', 'Your Patient is safe!');
  },
};

/** The outcome is unknown: the page claims neither success nor failure. */
export const DeleteOutcomeUnknown: Story = {
  args: { faults: unreachableFaults },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    getStoryStore().addFault({ endpoint: 'listPatients', effect: { kind: 'offline' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the clinic');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText('Your Patient is safe!')).toBeNull();
  },
};

export const DeleteClickedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'deletePatient', effect: { kind: 'delay', ms: 150 } }] },
  play: async () => {
    const dialog = await openDeleteDialog('Ahmed Ramirez');
    const button = dialog.getByRole('button', { name: 'Delete' });
    button.click();
    button.click();
    await expectToast('status', 'Poof! Your Patient has been deleted!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** An HTML name is shown as text in the dialog. */
export const DeleteOfHostileNameAsked: Story = {
  tags: ['behavior', '!state'],
  args: {
    path: '/physician/list-patient?search=img',
    prepare: (store) =>
      addPatient(store, { id: 'html', firstName: '<img src=x onerror=alert(1)>', lastName: 'W'.repeat(120) }),
  },
  play: async () => {
    const dialog = await openDeleteDialog(`<img src=x onerror=alert(1)> ${'W'.repeat(120)}`);
    await waitFor(() => expect(dialog.getByText(/^<img src=x/)).toBeVisible());
    await expect(document.querySelector('img[onerror]')).toBeNull();
  },
};

export const DeleteAskedOnAPhone: Story = {
  ...DeleteAsked,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
};
