import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { fill, findCard, findForm } from './support.ts';

/** Moving between sections neither saves nor loses answers (decisions 26, 27). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Moving through it',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const expectHeadingFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());

/** Back and Next are always available, and unsaved answers stay. */
export const BackAndNext: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const contacts = await findForm('Contacts');
    await fill(contacts, 'Relationship', 'Husband');
    await userEvent.click(contacts.getByRole('link', { name: 'Next' }));
    await expectHeadingFocus('Diagnosis');
    const diagnosis = await findForm('Diagnosis');
    await userEvent.click(diagnosis.getByRole('link', { name: 'Back' }));
    await expectHeadingFocus('Contacts');
    await expect(contacts.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Husband');
    await expect(contacts.getByText('You have unsaved answers.')).toBeVisible();
  },
};

const goToSection = async (section: RegExp) => {
  const sections = within(await screen.findByRole('navigation', { name: 'Intake sections' }));
  await userEvent.click(sections.getByRole('link', { name: section }));
};
const waitForPage = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const clickLink = async (section: string, name: 'Back' | 'Next') =>
  userEvent.click((await findForm(section)).getByRole('link', { name }));

/** Opened by its URL, Back in the first section leads to the dashboard (decision 55). */
export const BackFromFirstSection: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/info-patient' },
  play: async () => {
    await clickLink('Patient Information', 'Back');
    await waitForPage(/^Welcome, /);
  },
};

/** Back in the first section returns to the page that opened the intake (decision 55). */
export const BackToOpeningPage: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/health-journey' },
  play: async () => {
    await waitForPage('Check Your Health Journey!');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(menu.getByRole('button', { name: 'My Health' }));
    await userEvent.click(menu.getByRole('link', { name: 'Health Intake' }));
    // The intake opens at the first section that is not complete.
    await expectHeadingFocus('Diagnosis');
    await goToSection(/^Summary/);
    await clickLink('Summary', 'Next');
    await waitForPage(/Check your answers/);
    await userEvent.click(screen.getByRole('link', { name: 'Edit Patient Information' }));
    await clickLink('Patient Information', 'Back');
    await waitForPage('Check Your Health Journey!');
  },
};

/** For a physician, Back in the first section and Next in Summary lead to the patient's page. */
export const EndsOfPhysiciansIntake: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/patient-profile/patient', signedInAs: 'physician@clinic.test' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Health Intake' }));
    await goToSection(/^Patient Information/);
    await clickLink('Patient Information', 'Back');
    await screen.findByRole('navigation', { name: 'Sections of the intake' });
    await userEvent.click(screen.getByRole('link', { name: 'Edit Health Intake' }));
    await goToSection(/^Summary/);
    await clickLink('Summary', 'Next');
    await screen.findByRole('navigation', { name: 'Sections of the intake' });
  },
};

/** Enter on the heading of a collapsed section opens it. */
export const OpenedByItsHeading: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await findForm('Contacts');
    const link = (await findCard('Diagnosis')).getByRole('link', { name: 'Diagnosis' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expectHeadingFocus('Diagnosis');
    await findForm('Diagnosis');
    await expect(screen.getByRole('form', { name: 'Contacts' })).toBeVisible();
  },
};

/** Disabled, Update says why; an answer that differs from the saved one enables it. */
export const DisabledUpdateSaysWhy: Story = {
  play: async () => {
    const form = await findForm('Contacts');
    const button = form.getByRole('button', { name: 'Update' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Update becomes available when you change an answer.');
    await fill(form, 'Relationship', 'Husband');
    await expect(button).toBeEnabled();
    await fill(form, 'Relationship', 'Spouse');
    await expect(button).toBeDisabled();
  },
};
