import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, fill, findForm, update } from './support.ts';

/** Outcomes of a save (intake §4, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Saving',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/contact', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Fills in the required fields of Contacts and clicks Update. */
async function fillAndUpdate() {
  const form = await findForm('Contacts');
  await fill(form, 'First name', 'Maria');
  await fill(form, 'Last name', 'Holloway');
  await fill(form, 'Phone', '3035550155');
  await update(form);
  return form;
}

/** Expects the reason of the failure and the typed answers, which can be sent again. */
async function expectNotSaved(form: Awaited<ReturnType<typeof findForm>>, reason: string) {
  const notice = await form.findByRole('alert');
  await expect(notice).toHaveTextContent('Your answers are not saved.');
  await expect(notice).toHaveTextContent(`${reason} Everything you entered is still here.`);
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('(303) 555-0155');
  await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
}

/** A toast is shown, the section is marked as completed and the next one opens. */
export const SectionSaved: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await fillAndUpdate();
    await expectToast('status', 'Contact Information Update Successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(sections.getByRole('link', { name: /Contacts.*Completed/ })).toBeVisible();
    await expect(sections.getByText('1 of 13 sections complete')).toBeVisible();
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeDisabled());
  },
};

export const Saving: Story = {
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await fillAndUpdate();
    await expect(form.getByText('Saving your answers.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
  },
};

/** The documented toast, and once next to the button with the server's reason (intake §8). */
export const SaveRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'saveContacts',
        effect: { kind: 'status', status: 400, message: 'The phone number is not in use' },
      },
    ],
  },
  play: async () => {
    const form = await fillAndUpdate();
    await expectToast('alert', 'Contact Information Not Updated');
    await expectNotSaved(form, 'Contact Information Not Updated The phone number is not in use');
    const { textContent } = form.getByRole('alert');
    // Two pieces: the text between them is there once.
    await expect(textContent?.split('Contact Information Not Updated')).toHaveLength(2);
  },
};

/** The server's message is shown once in the form and as a toast (decision 38). */
export const ServerError: Story = {
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'status', status: 500 } }] },
  play: async () => {
    const form = await fillAndUpdate();
    await expectToast('alert', 'The server met an unexpected problem');
    await expectNotSaved(form, 'The server met an unexpected problem');
  },
};

/** No toast, as documented, but the section says that it is not saved (decision 37). */
export const SilentFailure: Story = {
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    const form = await fillAndUpdate();
    await expectNotSaved(form, 'The server answered 503');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

export const Offline: Story = {
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'offline' } }] },
  play: async () => {
    const form = await fillAndUpdate();
    await expectNotSaved(
      form,
      'We can’t reach the clinic right now. Please check your connection and try again.',
    );
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Back online, a banner offers to save the failed section; saving it does not move the user. */
export const BackOnline: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const form = await fillAndUpdate();
    await form.findByText('Your answers are not saved.');
    const queryOffer = () => screen.queryByText(/^You are online again/);
    await expect(queryOffer()).toBeNull();
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByText(/^You are online again/)).toBeVisible();
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(queryOffer()).toBeNull());
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/^You are online again/);
    const panel = queryOffer()?.closest<HTMLElement>('[role=status]') as HTMLElement;
    await userEvent.click(within(panel).getByRole('button', { name: 'Update Contacts' }));
    await expectToast('status', 'Contact Information Update Successfully');
    await waitFor(() => expect(queryOffer()).toBeNull());
    await expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  },
};

/** A second try saves the section. */
export const SavedOnSecondTry: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'saveContacts', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const form = await fillAndUpdate();
    await form.findByText('Your answers are not saved.');
    await update(form);
    await expectToast('status', 'Contact Information Update Successfully');
    await expect(form.queryByText('Your answers are not saved.')).toBeNull();
  },
};

/** On a phone the section's header shows the failure and has the button to try again. */
export const SaveRefusedOnPhone: Story = {
  ...SaveRefused,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await fillAndUpdate();
    await expect(await form.findByRole('alert')).toHaveTextContent('Your answers are not saved.');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
    await expect(screen.getByText('2 of 13 · Could not save')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Contacts' })).toHaveFocus());
  },
};
