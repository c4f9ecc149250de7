import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast, fill, findForm, update } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** A physician fills in a patient's intake on their behalf (intake §6). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Update profile',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/physician/update-profile/patient', signedInAs: 'physician@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The heading is the patient's name, not 'Health Intake' (intake §2). */
export const PatientsIntake: Story = {
  tags: ['screen'],
  play: async () => {
    await findForm('Diagnosis');
    await expect(screen.getByRole('heading', { level: 1, name: 'Grace Holloway' })).toBeVisible();
    await expect(screen.queryByText(/Complete each section of the health form/)).toBeNull();
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(sections.getByText('6 of 13 sections complete')).toBeVisible();
  },
};

export const SectionSaved: Story = {
  args: { path: '/physician/update-profile/patient/contact' },
  play: async () => {
    const form = await findForm('Contacts');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Daniel');
    await fill(form, 'Relationship', 'Husband');
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
  },
};

/** Saving medications refetches the profile and updates the alert (intake §4). */
export const InteractionsChange: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/physician/update-profile/complete-patient/medications' },
  play: async () => {
    const alert = within(await screen.findByRole('region', { name: /possible drug interactions?$/ }));
    await expect(alert.getByText('Dexamethasone')).toBeVisible();
    const form = await findForm('Medications & Supplements');
    // Dexamethasone, the only inducer.
    await userEvent.click(form.getByRole('button', { name: /^Remove medication 3/i }));
    await update(form);
    await expectToast('status', 'Medication & Supplements Information Update Successfully');
    await waitFor(() => expect(alert.queryByText('Inducers')).toBeNull());
    await expect(alert.getByText('Ondansetron; Tamoxifen')).toBeVisible();
  },
};

/** The strip's button shows the rest of the header; Escape closes it and returns focus. */
export const DetailsOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Diagnosis');
    await expect(screen.queryByRole('link', { name: '+1 303-555-0177' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Details' });
    await userEvent.click(button);
    const details = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(details.getByText('Primary diagnosis not added')).toBeVisible());
    await expect(details.getByText(/^Born 04-28-1986 · \d+ years · Female$/)).toBeVisible();
    await expect(details.getByRole('link', { name: '+1 303-555-0177' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A patient of another physician. */
export const PatientOfOtherPhysician: Story = {
  args: { signedInAs: 'new.physician@clinic.test' },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('This record is not open to you.');
    await expect(screen.queryByRole('navigation', { name: 'Intake sections' })).toBeNull();
    await expect(within(alert).getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

export const UnknownPatient: Story = {
  args: { path: '/physician/update-profile/nobody' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This record is not open to you.');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readPatient', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading the patient')).toBeInTheDocument();
  },
};

export const LoadedAfterRetry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readPatient', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this patient.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await findForm('Diagnosis');
    await expect(screen.getByRole('heading', { level: 1, name: 'Grace Holloway' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...PatientsIntake,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
