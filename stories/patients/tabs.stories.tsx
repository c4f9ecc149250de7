import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill, findForm } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Tabs of a patient's page (physician §2). Each has a URL and stays once opened (decision 62). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Tabs of a patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/patient-profile/complete-patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Parts of the record' }));
const findCurrentTab = async () => (await findTabs()).getByRole('link', { current: 'page' });
const openTab = async (name: string) => userEvent.click((await findTabs()).getByRole('link', { name }));

/** The documented tabs in their order; the current one is marked. */
export const AllTabs: Story = {
  play: async () => {
    const links = (await findTabs()).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Patient Profile',
      'Edit Health Intake',
      'View Patient Shoop',
      'Notes',
      'Health Journey',
    ]);
    await expect(await findCurrentTab()).toHaveTextContent('Patient Profile');
  },
};

/** Each tab is reached by Tab and opened by Enter, and keeps focus. */
export const TabsByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const links = (await findTabs()).getAllByRole('link');
    links[0]?.focus();
    for (const link of links.slice(1)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
      await expect(link).toHaveFocus();
    }
  },
};

/** Unsaved intake answers stay while other tabs are shown, without a question (decision 26). */
export const KeepsUnsavedAnswers: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/update-profile/complete-patient/contact' },
  play: async () => {
    await fill(await findForm('Contacts'), 'Relationship', 'Neighbor');
    for (const name of ['Patient Profile', 'Health Journey', 'View Patient Shoop', 'Notes'])
      await openTab(name);
    await expect(screen.queryByRole('form', { name: 'Contacts' })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await openTab('Edit Health Intake');
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Neighbor');
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
  },
};

/** With an unsaved note and unsaved answers, leaving asks once and names both. */
export const LeavingAsksOnce: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/update-profile/complete-patient/contact' },
  play: async () => {
    await fill(await findForm('Contacts'), 'Relationship', 'Neighbor');
    await openTab('Notes');
    const note = within(await screen.findByRole('form', { name: 'New note' }));
    await userEvent.type(note.getByRole('textbox'), 'Ask about the scan.');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await expect(
      question.getByText(/^You have answers that are not saved in Contacts\. They stay in this browser/),
    ).toBeInTheDocument();
    await expect(question.getByText('You have answers that are not saved in Notes.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Your patients' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Returning to a tab restores its scroll position. */
export const KeepsScrollPosition: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await screen.findByText(/sleep through the night/);
    window.scrollTo(0, 1500);
    await waitFor(() => expect(window.scrollY).toBe(1500));
    await openTab('View Patient Shoop');
    await screen.findByRole('navigation', { name: 'Shoop steps' });
    await openTab('Patient Profile');
    await waitFor(() => expect(window.scrollY).toBe(1500));
  },
};

/** A change saved on one tab shows on the other. */
export const ShowsChangeOfOtherTab: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    await contacts.findByText('Son');
    await openTab('Edit Health Intake');
    const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Contacts/ }));
    const form = await findForm('Contacts');
    await fill(form, 'Relationship', 'Neighbor');
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await form.findByText('Update becomes available when you change an answer.');
    await openTab('Patient Profile');
    await contacts.findByText('Neighbor');
  },
};

/** Opened without a section, the page is not scrolled; the alert shows in full (physician §2). */
export const IntakeOpensAtTheTop: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/update-profile/patient' },
  play: async () => {
    await findForm('Diagnosis');
    await expect(window.scrollY).toBe(0);
    await expect(await findCurrentTab()).toHaveTextContent('Edit Health Intake');
  },
};

export const ShoopTab: Story = {
  args: { path: '/physician/patient-profile/complete-patient?view=shoop' },
  play: async () => {
    await screen.findByRole('navigation', { name: 'Shoop steps' });
    await expect(await findCurrentTab()).toHaveTextContent('View Patient Shoop');
  },
};

/** An unknown tab in the URL opens the first one. */
export const UnknownTab: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/complete-patient?view=nothing' },
  play: async () => {
    await expect(await findCurrentTab()).toHaveTextContent('Patient Profile');
  },
};
