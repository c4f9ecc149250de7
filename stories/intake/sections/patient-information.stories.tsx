import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findCard, findForm } from '../support.ts';

const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Patient Information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/info-patient', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** A new patient's form is filled in from the profile for review; it is saved by Update. */
export const FilledInFromProfile: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm('Patient Information');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Owen');
    await expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveValue('(503) 555-0118');
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('09-12-1994');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('United States'));
    await expect(form.getByRole('combobox', { name: 'Prefix or suffix' })).toHaveValue('');
    await expect(form.getByRole('radio', { name: 'Feet and inches' })).toBeChecked();
    await expect(screen.getByText(/^We have filled in what your profile knows\./)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(sections.getByText('1 section is not saved')).toBeVisible();
    // Prefilled answers are no edits, so leaving does not ask.
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    await expect(await screen.findByRole('region', { name: 'Your Health Intake' })).toBeVisible();
  },
};

/** The form opens without the profile and shows no error. */
export const ProfileNotLoaded: Story = {
  args: {
    signedInAs: 'new.patient@clinic.test',
    faults: [{ endpoint: 'readProfile', effect: { kind: 'status', status: 503 } }],
  },
  play: async () => {
    const form = await findForm('Patient Information');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect(form.getByText('Please answer “Country” first.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm('Patient Information');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Grace');
    await expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveValue('(303) 555-0142');
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('04-28-1986');
  },
};

/** Changing the unit converts the height, both ways (decision 33). */
export const HeightInCentimeters: Story = {
  play: async () => {
    const form = await findForm('Patient Information');
    await userEvent.click(form.getByRole('radio', { name: 'Centimeters' }));
    await expect(form.getByRole('textbox', { name: 'Height' })).toHaveValue('163');
    await expect(form.queryByRole('textbox', { name: 'Height, feet' })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Feet and inches' }));
    await expect(form.getByRole('textbox', { name: 'Height, feet' })).toHaveValue('5');
    await expect(form.getByRole('textbox', { name: 'Height, inches' })).toHaveValue('4');
  },
};

/** The United States come first; a new country clears the region and loads its regions. */
export const AnotherCountry: Story = {
  play: async () => {
    const form = await findForm('Patient Information');
    const country = form.getByRole('combobox', { name: 'Country' });
    await userEvent.click(country);
    await userEvent.clear(country);
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('United States');
    await userEvent.type(country, 'Canada');
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));
    const region = form.getByRole('combobox', { name: 'State or region' });
    await expect(region).toHaveValue('');
    await userEvent.click(region);
    await expect(await screen.findByRole('option', { name: 'Ontario' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readPatientInformation', effect: { kind: 'timeout' } }] },
  play: async () => {
    const card = await findCard('Patient Information');
    await expect(await card.findByRole('status')).toHaveTextContent('Loading Patient Information');
  },
};

/** A failed load shows no toast and no Update, so that nothing is overwritten (decision 37). */
export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'readPatientInformation', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const card = await findCard('Patient Information');
    await expect(await card.findByRole('alert')).toHaveTextContent('We could not load Patient Information.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(card.queryByRole('button', { name: 'Update' })).toBeNull();
  },
};

export const LoadedAfterRetry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readPatientInformation', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const card = await findCard('Patient Information');
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }));
    const form = await findForm('Patient Information');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Grace');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findForm('Patient Information');
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
