import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, findCard, findForm, update } from './support.ts';

/** Leaving the intake with unsaved answers asks for confirmation. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Unsaved answers',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Edits an answer, clicks a link out of the intake, and returns the confirmation. */
async function editAndLeave() {
  const form = await findForm('Contacts');
  await fill(form, 'Relationship', 'Husband');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave for now?' }));
  return { form, dialog };
}

/** The dialog names the sections and focuses the button that stays. */
export const ConfirmationShown: Story = {
  play: async () => {
    const { dialog } = await editAndLeave();
    await waitFor(() =>
      expect(
        dialog.getByText(
          'You have answers that are not saved in Contacts. They stay in this browser for a day, and are offered to you when you come back.',
        ),
      ).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay here' })).toHaveFocus());
  },
};

export const StayChosen: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, dialog } = await editAndLeave();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
  },
};

export const LeaveChosen: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog } = await editAndLeave();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave for now' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Contacts' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Health Intake');
  },
};

/** An unsaved section is reported in the next one, from which it can be saved without moving. */
export const SavedFromTheNextSection: Story = {
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'Relationship', 'Husband');
    const list = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(list.getByRole('link', { name: 'Contacts Completed Not saved' })).toBeVisible();
    await userEvent.click(form.getByRole('link', { name: 'Next' }));
    const next = await findCard('Diagnosis');
    await expect(next.getByText(/^is not saved$/)).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Update Contacts' }));
    await next.findByText(/^saved \d+:\d\d [AP]M$/);
    await expect(next.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus();
    await expect(list.getByText(/^Saved \d+:\d\d [AP]M\. You can pause here\.$/)).toBeVisible();
    await expect(list.getByRole('link', { name: 'Diagnosis' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Leaving after a save does not ask. */
export const NotAskedOnceSaved: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'Relationship', 'Husband');
    await update(form);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeDisabled());
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Contacts' })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'Relationship', 'Husband');
    await userEvent.click(screen.getByRole('button', { name: /menu/i }));
    await userEvent.click(await screen.findByRole('link', { name: /Dashboard/ }));
    await screen.findByRole('dialog', { name: 'Leave for now?' });
  },
};
