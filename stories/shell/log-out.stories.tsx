import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerMedicine } from '#stories/check-up/support.ts';
import { fill, findForm, update } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';

/** A logout that discards unsaved changes asks once and names them (decision 59). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Session/Logging out',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findMenuButton = () => screen.findByRole('button', { name: 'Grace Holloway' });

/** Chooses “Log out” in the menu. */
async function logOut() {
  await userEvent.click(await findMenuButton());
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
}

/** Returns the dialog once it shows the text. */
async function findQuestion(text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }));
  await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  return dialog;
}

const isDialogOpen = () => screen.queryByRole('dialog') !== null;
const expectLoggedOut = async () => {
  await expect(await screen.findByRole('form', { name: 'Log in' })).toBeVisible();
  await expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(isDialogOpen()).toBe(false));
};

/** Changes an answer without saving it. */
async function editContacts() {
  const form = await findForm('Contacts');
  await fill(form, 'Relationship', 'Husband');
  return form;
}

/** The focus is on the safe button. */
export const ConfirmationShown: Story = {
  args: { path: '/myHealth/contact' },
  play: async () => {
    await editContacts();
    await logOut();
    const dialog = await findQuestion('Not saved on this page: Contacts.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
  },
};

/** After “Stay logged in” nothing has changed, and the next logout asks again. */
export const StayChosen: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/contact' },
  play: async () => {
    const form = await editContacts();
    for (const _ of ['once', 'and again']) {
      await logOut();
      const dialog = await findQuestion('Not saved on this page: Contacts.');
      await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
      await waitFor(() => expect(isDialogOpen()).toBe(false));
      await waitFor(async () => expect(await findMenuButton()).toHaveFocus());
    }
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
    await expect(localStorage.getItem('token')).not.toBeNull();
  },
};

/** After the confirmation, the page with the unsaved answers does not ask again. */
export const LoggedOut: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/contact' },
  play: async () => {
    await editContacts();
    await logOut();
    const dialog = await findQuestion('Not saved on this page: Contacts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Log out without saving' }));
    await expectLoggedOut();
  },
};

export const NotAskedOnceSaved: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/contact' },
  play: async () => {
    const form = await editContacts();
    await update(form);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
    await logOut();
    await expectLoggedOut();
  },
};

/** A late toast is below the open menu, so that a click hits the menu. */
export const MenuAboveToast: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/dashboard' },
  play: async () => {
    await userEvent.click(await findMenuButton());
    await showToast({ kind: 'success', message: 'Login Successfully', durationMs: 60_000 });
    const toast = await screen.findByText('Login Successfully');
    const item = screen.getByRole('link', { name: 'Profile' });
    const { x, y, width, height } = item.getBoundingClientRect();
    const [middle, center] = [x + width / 2, y + height / 2];
    // The toast slides in to the place of the menu item.
    await waitFor(() => {
      const { left, top, bottom } = toast.closest('[data-toast]')?.getBoundingClientRect() ?? new DOMRect();
      expect(left).toBeLessThan(middle);
      expect(top).toBeLessThan(center);
      expect(bottom).toBeGreaterThan(center);
    });
    await expect(item).toContainElement(document.elementFromPoint(middle, center) as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  },
};

/** Unsaved steps of the profile count like sections of the intake. */
export const UnsavedProfile: Story = {
  args: { path: '/profile' },
  play: async () => {
    await fill(await findForm('Personal Information'), 'Last name', 'Holloway-Reed');
    await logOut();
    await findQuestion('Not saved on this page: Personal Information.');
  },
};

export const UnsavedCheckUp: Story = {
  args: { path: '/add-symptoms' },
  play: async () => {
    await answerMedicine(within(await screen.findByRole('form', { name: 'Daily check-up' })), 'YES');
    await logOut();
    await findQuestion('Not saved on this page: your daily check-up.');
  },
};

/** Drafts of an earlier visit are named as well, since a logout deletes them. */
export const DraftsOfEarlierVisit: Story = {
  args: {
    path: '/dashboard',
    drafts: [
      {
        userId: 'patient',
        patientId: 'patient',
        module: 'Contacts',
        answers: { relationship: 'Husband' },
      },
    ],
  },
  play: async () => {
    await logOut();
    const dialog = await findQuestion('Kept from an earlier visit, and not saved: Contacts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Log out without saving' }));
    await expectLoggedOut();
  },
};

/** The menu closes before the dialog opens, and its button gets the focus back. */
export const OnAPhone: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/contact' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await editContacts();
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    const dialog = await findQuestion('Not saved on this page: Contacts.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isDialogOpen()).toBe(false));
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
