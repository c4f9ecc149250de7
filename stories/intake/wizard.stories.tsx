import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findForm } from './support.ts';

/** Intake wizard as it opens (intake §2). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Wizard',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findSectionList = async () =>
  within(await screen.findByRole('navigation', { name: 'Intake sections' }));

/** Without answers the wizard opens at the first section. */
export const NewPatient: Story = {
  tags: ['screen'],
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await findForm('Patient Information');
    const sections = await findSectionList();
    await expect(sections.getByText('0 of 13 sections complete')).toBeVisible();
    // The 13 sections, and Check your answers.
    await expect(sections.getAllByRole('link')).toHaveLength(14);
    await expect(screen.getByRole('heading', { level: 1, name: 'Health Intake' })).toBeVisible();
    await expect(
      screen.getByText(
        'Complete each section of the health form below. You will see a checkmark when a section is completed.',
      ),
    ).toBeVisible();
  },
};

/** Opens at the first incomplete section, with focus on its heading. */
export const HalfDone: Story = {
  tags: ['screen'],
  play: async () => {
    await findForm('Diagnosis');
    const sections = await findSectionList();
    await expect(sections.getByText('6 of 13 sections complete')).toBeVisible();
    await expect(sections.getByRole('link', { name: 'Diagnosis' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
  },
};

export const AllSectionsComplete: Story = {
  tags: ['screen'],
  args: { signedInAs: 'complete.patient@clinic.test' },
  play: async () => {
    await findForm('Patient Information');
    await expect((await findSectionList()).getAllByRole('link', { name: /Completed$/ })).toHaveLength(13);
  },
};

/** Back and Next only move between sections. */
export const BackAndNext: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/military' },
  play: async () => {
    const form = await findForm('Military Service');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.click(form.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nutrition' })).toHaveFocus());
    await userEvent.click((await findForm('Nutrition')).getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Military Service' })).toHaveFocus());
  },
};

/** If the status does not load, the sections can still be filled in. */
export const StatusFails: Story = {
  args: {
    path: '/myHealth/contact',
    faults: [{ endpoint: 'readIntakeStatus', effect: { kind: 'status', status: 503 }, once: true }],
  },
  play: async () => {
    await findForm('Contacts');
    const sections = await findSectionList();
    await expect(await sections.findByText('We could not load which sections are complete.')).toBeVisible();
    await userEvent.click(sections.getByRole('button', { name: 'Retry' }));
    await expect(await sections.findByText('6 of 13 sections complete')).toBeVisible();
  },
};

/** A URL segment that is no section is not found (decision 26). */
export const UnknownSection: Story = {
  args: { path: '/myHealth/teeth' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Health Intake');
    await expect(screen.queryByRole('navigation', { name: 'Intake sections' })).toBeNull();
  },
};

/** On a phone the list of sections is collapsed above the form. */
export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  args: { signedInAs: 'complete.patient@clinic.test' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Patient Information');
    const sections = await findSectionList();
    await expect(sections.queryByRole('list')).toBeNull();
    await userEvent.click(sections.getByRole('button', { name: 'Section 1 of 13: Patient Information' }));
    await userEvent.click(sections.getByRole('link', { name: /^Contacts/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus());
    await expect(sections.queryByRole('list')).toBeNull();
    await expect(sections.getByRole('button', { name: 'Section 2 of 13: Contacts' })).toBeVisible();
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/myHealth/diagnosis', signedInAs: 'complete.patient@clinic.test' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await findForm('Diagnosis');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
