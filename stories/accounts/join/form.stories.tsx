import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { physicianRegistrationDraftKey } from '#domain/registration/draft.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { fill, fillIn, findForm, readProblem, registrationFormName, submit } from './support.ts';

/** Registration of a physician (physician §2, §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Physician registration',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician-signup',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The button stays enabled, because a browser may fill in fields without firing an event. */
export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(registrationFormName);
    await expect(form.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
    await expect(form.getByRole('group', { name: 'Your picture' })).toBeVisible();
    for (const label of ['Office number', 'Office email'])
      await expect(form.getByRole('textbox', { name: label })).not.toBeRequired();
    await userEvent.click(form.getByRole('combobox', { name: 'Specialization' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(15);
    await userEvent.keyboard('{Escape}');
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Problems are shown under each field and in the summary, which takes focus (physician §5). */
export const EverythingMissing: Story = {
  play: async () => {
    const form = await findForm(registrationFormName);
    await submit(form);
    const summary = within(form.getByRole('region', { name: 'Please check these answers' }));
    const labels = ['First name', 'Last name', 'Email', 'Cell phone', 'Specialization'];
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      labels.map((label) => `${label}: This field is required`),
    );
    for (const label of labels) {
      const field = form.getByRole(label === 'Specialization' ? 'combobox' : 'textbox', { name: label });
      await expect(readProblem(field)).toBe('This field is required');
    }
    await expect(getStoryStore().tables.outbox).toEqual([]);
  },
};

export const RulesBroken: Story = {
  play: async () => {
    const form = await fillIn('noor@clinic', '1303555');
    await submit(form);
    const readProblemAt = (label: string) => readProblem(form.getByRole('textbox', { name: label }));
    await waitFor(() => expect(readProblemAt('Email')).toBe('Please enter valid email address.'));
    await expect(readProblemAt('Cell phone')).toBe('Please enter valid phone number.');
    await userEvent.clear(form.getByRole('textbox', { name: 'Email' }));
    await userEvent.paste(`${'n'.repeat(250)}@clinic.test`);
    await submit(form);
    await waitFor(() => expect(readProblemAt('Email')).toBe('Please enter a short email'));
    await expect(getStoryStore().tables.outbox).toEqual([]);
  },
};

/** The problem is shown at the field before a code is sent; the answers stay (decision 50). */
export const EmailAndPhoneTaken: Story = {
  play: async () => {
    // The number is Dr. Ashworth's.
    const form = await fillIn('patient@clinic.test', '3035550190');
    await expect(await form.findByText('This email already has an account')).toBeVisible();
    await expect(await form.findByText('This phone number already has an account')).toBeVisible();
    await submit(form);
    const summary = await form.findByRole('region', { name: 'Please check these answers' });
    await expect(summary).toHaveTextContent('Email: This email already has an account');
    await expect(summary).toHaveTextContent('Cell phone: This phone number already has an account');
    await expect(getStoryStore().tables.outbox).toEqual([]);
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Haddad');
  },
};

/** The other fields can be filled in while the list has not loaded. */
export const SpecializationsNotLoaded: Story = {
  args: { faults: [{ endpoint: 'listSpecializations', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await findForm(registrationFormName);
    await expect(await form.findByText('The list could not be loaded.')).toBeVisible();
    await fill(form, 'First name', 'Noor');
    await userEvent.click(form.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(form.queryByText('The list could not be loaded.')).toBeNull());
    await userEvent.click(form.getByRole('combobox', { name: 'Specialization' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oncology' }));
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
  },
};

export const SpecializationsLoading: Story = {
  args: { faults: [{ endpoint: 'listSpecializations', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await findForm(registrationFormName);
    await userEvent.click(form.getByRole('combobox', { name: 'Specialization' }));
    await expect(await screen.findByText('Loading the list…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Answers and picture from before a reload are restored. */
export const DraftRestored: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: () => {
      const answers = { firstName: 'Noor', phone: '3035550172', specialization: 's9' };
      // Size of a cropped picture (physician §9).
      const canvas = Object.assign(document.createElement('canvas'), { width: 150, height: 133 });
      const picture = canvas.toDataURL('image/jpeg');
      sessionStorage.setItem(physicianRegistrationDraftKey, JSON.stringify({ answers, picture }));
    },
  },
  play: async () => {
    const form = await findForm(registrationFormName);
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Noor');
    await expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveValue('(303) 555-0172');
    const specialization = form.getByRole('combobox', { name: 'Specialization' });
    await waitFor(() => expect(specialization).toHaveValue('Oncology'));
    await expect(form.getByRole('img', { name: 'The one you have chosen' })).toBeVisible();
  },
};

/** A malformed value under the draft's key is ignored. */
export const MalformedDraftIgnored: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: () => sessionStorage.setItem(physicianRegistrationDraftKey, '{"answers":7,"picture":{}}'),
  },
  play: async () => {
    await expect(
      (await findForm(registrationFormName)).getByRole('textbox', { name: 'First name' }),
    ).toHaveValue('');
  },
};
