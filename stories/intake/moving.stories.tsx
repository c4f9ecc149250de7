import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { cardOf, fill, formOf } from './support.ts';

/** From section to section: nothing is saved by moving, and nothing typed is lost (decisions 26, 27). */
const meta: Meta<typeof Screen> = {
  title: 'Health intake/Moving through it',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const atHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());

/** Back and Next are always there, and what was typed waits where it was left. */
export const BackAndNext: Story = {
  play: async () => {
    const contacts = await formOf('Contacts');
    await fill(contacts, 'Relationship', 'Husband');
    await userEvent.click(contacts.getByRole('link', { name: 'Next' }));
    await atHeading('Diagnosis');
    const diagnosis = await formOf('Diagnosis');
    await userEvent.click(diagnosis.getByRole('link', { name: 'Back' }));
    await atHeading('Contacts');
    await expect(contacts.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(contacts.getByText('You have unsaved answers.')).toBeVisible();
  },
};

/** The first section has nothing before it, the last nothing after it. */
export const Ends: Story = {
  args: { path: '/myHealth/summary' },
  play: async () => {
    const summary = await formOf('Summary');
    await expect(summary.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(summary.queryByRole('link', { name: 'Next' })).toBeNull();
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Patient Information/ }));
    const first = await formOf('Patient Information');
    await expect(first.queryByRole('link', { name: 'Back' })).toBeNull();
    await expect(first.getByRole('link', { name: 'Next' })).toBeVisible();
  },
};

/** The heading of a closed section opens it, with the keyboard as well. */
export const OpenedByItsHeading: Story = {
  play: async () => {
    await formOf('Contacts');
    const link = (await cardOf('Diagnosis')).getByRole('link', { name: 'Diagnosis' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await atHeading('Diagnosis');
    await formOf('Diagnosis');
    await expect(screen.getByRole('form', { name: 'Contacts' })).toBeVisible();
  },
};

/** Update says why it cannot be pressed, and is available as soon as an answer differs. */
export const UpdateSaysWhy: Story = {
  play: async () => {
    const form = await formOf('Contacts');
    const button = form.getByRole('button', { name: 'Update' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Update becomes available when you change an answer.');
    await fill(form, 'Relationship', 'Husband');
    await expect(button).toBeEnabled();
    await fill(form, 'Relationship', 'Spouse');
    await expect(button).toBeDisabled();
  },
};
