import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { findCard, findForm } from './support.ts';

/** Read-only answers on the collapsed card of a completed section. */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Review answers',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/summary', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Opens the answers of a section's card. */
async function openReview(title: string) {
  const card = await findCard(title);
  const button = await card.findByRole('button', { name: `Review answers in ${title}` });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { card, button };
}

export const PatientInformation: Story = {
  play: async () => {
    const { card } = await openReview('Patient Information');
    await card.findByText('Ruth');
    const findDefinition = (text: string) =>
      card.getAllByRole('definition').find(({ textContent }) => textContent === text);
    await expect(findDefinition('Mrs Ruth Okafor')).toBeVisible();
    await expect(card.getByText('180 cm')).toBeVisible();
    // The parts of the height are one answer here.
    await expect(card.queryByText(/^Height[ ,](unit|feet)/)).toBeNull();
    await expect(findDefinition('58 KG')).toBeVisible();
    await expect(findDefinition('88 Old Mill Road, Boulder, Colorado, 80302, United States')).toBeVisible();
  },
};

export const Contacts: Story = {
  play: async () => {
    const { card } = await openReview('Contacts');
    await expect(await card.findByText('(303) 555-0135')).toBeVisible();
    await expect(card.getByText('Yes')).toBeVisible();
  },
};

export const Diagnosis: Story = {
  play: async () => {
    const { card, button } = await openReview('Diagnosis');
    await expect(await card.findByText('Breast cancer')).toBeVisible();
    await expect(card.getByText('Stage 2')).toBeVisible();
    await expect(card.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(button);
    await expect(card.queryByText('Breast cancer')).toBeNull();
  },
};

/** The heading opens the form, which replaces the review. */
export const FormReplacesReview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { card } = await openReview('Contacts');
    await card.findByText('(303) 555-0135');
    await userEvent.click(card.getByRole('link', { name: 'Contacts' }));
    await findForm('Contacts');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus());
    await expect(card.queryByRole('button', { name: /Review answers/ })).toBeNull();
  },
};

export const Documents: Story = {
  play: async () => {
    const { card } = await openReview('My Documents');
    await expect(await card.findByText('Chest X-ray', { selector: 'p' })).toBeVisible();
    await expect(card.getByText('No Description Added')).toBeVisible();
  },
};

/** Only completed sections offer a review. */
export const NoReviewOfIncompleteSection: Story = {
  args: { path: '/myHealth/military', signedInAs: 'patient@clinic.test' },
  play: async () => {
    await (await findCard('Contacts')).findByText('Completed');
    // The sections below the open one render after it has loaded.
    await findForm('Military Service');
    // Six sections are complete; the sixth is the open one.
    await expect(screen.getAllByRole('button', { name: /Review answers/ })).toHaveLength(5);
    await expect((await findCard('Diagnosis')).queryByRole('button')).toBeNull();
  },
};

/** The section is complete by its status, but has no stored record. */
export const Empty: Story = {
  args: {
    signedInAs: 'new.patient@clinic.test',
    prepare: (store) => void store.tables.completed.push({ userId: 'new-patient', module: 'Contacts' }),
  },
  play: async () => {
    const { card } = await openReview('Contacts');
    await expect(await card.findByText('No Contacts Information Added')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'timeout' } }] },
  play: async () => {
    const { card } = await openReview('Contacts');
    await expect(await card.findByRole('status')).toHaveTextContent('Loading Contacts');
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const { card } = await openReview('Contacts');
    await expect(await card.findByRole('alert')).toHaveTextContent('We could not load Contacts.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

export const LoadedAfterRetry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readContacts', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const { card } = await openReview('Contacts');
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }));
    await expect(await card.findByText('(303) 555-0135')).toBeVisible();
  },
};

/** A physician reads the same answers in the patient's record. */
export const ByThePhysician: Story = {
  args: {
    path: '/physician/update-profile/complete-patient/summary',
    signedInAs: 'physician@clinic.test',
  },
  play: async () => {
    const { card } = await openReview('Diagnosis');
    await expect(await card.findByText('Breast cancer')).toBeVisible();
    const panel = within(screen.getByRole('main'));
    await expect(panel.getByRole('heading', { level: 1, name: 'Ruth Okafor' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...Contacts,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
