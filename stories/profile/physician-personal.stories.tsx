import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectSummary } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { expectMovedTo, expectToast, fill, findForm, openStep, pick, update } from './support.ts';

const stepTitle = 'Personal Information';
/** Step 1 of a physician's My Profile (physician §2, §5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/My profile/Personal information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/profile',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findSpecialization = async () =>
  (await findForm(stepTitle)).getByRole('combobox', { name: 'Specialization' });
const findPhysicianAccount = () => getStoryStore().tables.accounts.find(({ id }) => id === 'physician');

/** Without changes, Update is disabled and says why. E-mail and phone are read-only. */
export const ProfileLoaded: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(stepTitle);
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('physician@clinic.test');
    await expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveValue('(303) 555-0190');
    await expect(form.getByRole('textbox', { name: 'Office number' })).toHaveValue('(303) 555-0120 ext. 4');
    await waitFor(async () =>
      expect(await findSpecialization()).toHaveValue('Anesthesiology and Pain Medicine'),
    );
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(form.getByText('Update becomes available when you change something.')).toBeVisible();
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    const steps = within(screen.getByRole('navigation', { name: 'Profile steps' }));
    await expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      stepTitle,
      'Profile Image',
      'Update Password',
    ]);
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'readProfile', effect: { kind: 'timeout' } }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading your profile')).toBeInTheDocument());
  },
};

export const ProfileNotLoaded: Story = {
  args: { faults: [{ endpoint: 'readProfile', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('We could not load your profile.')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await findForm(stepTitle);
  },
};

/** Messages of the rules of physician §5, in the summary and at each field. */
export const RulesBroken: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'First name', ' ');
    await fill(form, 'Last name', ' ');
    await fill(form, 'Office number', ' ');
    // The profile takes any text as the office email.
    await fill(form, 'Office email', 'ask at the desk');
    await userEvent.click(await form.findByRole('button', { name: 'Clear Specialization' }));
    await userEvent.keyboard('{Escape}');
    await expectSummary(stepTitle, [
      ['First name', 'This field is required'],
      ['Last name', 'This field is required'],
      ['Specialization', 'This field is required'],
      ['Office number', 'This field is required'],
    ]);
  },
};

/** After the update, the menu shows the new name, the wizard moves on, and Update is disabled. */
export const ProfileUpdated: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'Last name', 'Ashworth-Vale');
    await pick(form, 'Specialization', 'Oncology');
    await fill(form, 'Office email', 'desk@vale.test');
    await update(form);
    await expectToast('status', 'Personal Information Update Successfully');
    await expectMovedTo('Profile Image');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Helen Ashworth-Vale' })).toBeVisible());
    await expect(findPhysicianAccount()).toMatchObject({
      lastName: 'Ashworth-Vale',
      // Oncology.
      specialization: 's9',
      officeEmail: 'desk@vale.test',
      officeNumber: '(303) 555-0120 ext. 4',
    });
    await openStep(stepTitle);
    await expectMovedTo(stepTitle);
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** A refused update shows the catalogue's toast, and the server's reason next to Update. */
export const UpdateRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'updatePhysicianInformation',
        effect: { kind: 'status', status: 400, message: 'The clinic is moving house' },
      },
    ],
  },
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'Office number', '5550199');
    await update(form);
    await expectToast('alert', 'Personal Information Not Updated');
    const notice = await form.findByRole('alert');
    await expect(notice).toHaveTextContent('Your changes are not saved.');
    await expect(notice).toHaveTextContent('Personal Information Not Updated');
    await expect(notice).toHaveTextContent('The clinic is moving house');
    await expect(form.getByRole('textbox', { name: 'Office number' })).toHaveValue('5550199');
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};

/** Without the list, the saved specialization has no name, and other updates do not change it. */
export const SpecializationsNotLoaded: Story = {
  args: { faults: [{ endpoint: 'listSpecializations', effect: { kind: 'offline' } }] },
  play: async () => {
    const form = await findForm(stepTitle);
    await expect(await form.findByText('The list could not be loaded.')).toBeVisible();
    await expect(await findSpecialization()).toHaveValue('As saved before');
    await userEvent.click(await findSpecialization());
    await userEvent.keyboard('{Escape}');
    await fill(form, 'First name', 'Nell');
    await update(form);
    await expectMovedTo('Profile Image');
    // The specialization is the one of the seed.
    await expect(findPhysicianAccount()).toMatchObject({ firstName: 'Nell', specialization: 's1' });
  },
};

/** A specialization that is not in the list stays visible. */
export const UnknownSpecialization: Story = {
  args: {
    prepare: (fresh) => {
      const account = fresh.tables.accounts.find(({ id }) => id === 'physician');
      if (account) account.specialization = 'Herbal Medicine';
    },
  },
  play: async () => {
    await waitFor(async () => expect(await findSpecialization()).toHaveValue('Herbal Medicine'));
  },
};

/** Other steps keep unsaved changes and mark the step; leaving the page asks for confirmation. */
export const UnsavedChanges: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'Office email', 'desk@ashworth.test');
    await openStep('Update Password');
    await expectMovedTo('Update Password');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await expect(dialog.getByText(/Personal Information/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /Personal Information.*Not saved/ }));
    await expect(form.getByRole('textbox', { name: 'Office email' })).toHaveValue('desk@ashworth.test');
  },
};

/** A user who has opened another step during a slow save stays there. */
export const SlowSave: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'updatePhysicianInformation', effect: { kind: 'delay', ms: 400 } }] },
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'First name', 'Nell');
    await update(form);
    await openStep('Update Password');
    await expectToast('status', 'Personal Information Update Successfully');
    await expectMovedTo('Update Password');
  },
};

/** Changes during a slow save stay unsaved: a message says so, and the wizard does not move on. */
export const TypedWhileSaving: Story = {
  tags: ['behavior', '!state'],
  args: SlowSave.args,
  play: async () => {
    const form = await findForm(stepTitle);
    await fill(form, 'First name', 'Nell');
    await update(form);
    await fill(form, 'Office number', '222');
    await expectToast('status', 'Personal Information Update Successfully');
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeEnabled());
    await expect(form.getByText('You have unsaved changes.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Office number' })).toHaveValue('222');
    await expect(screen.getByRole('heading', { level: 2, name: stepTitle })).toBeVisible();
  },
};
