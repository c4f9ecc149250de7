import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectMovedTo, expectToast, findForm, update } from './support.ts';

const stepTitle = 'Physician';

/** Step 4 of My Profile (accounts §2.16, §4.5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/My profile/Physician',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile?step=physician', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Types a part of a name, chooses the physician and returns the form. */
async function choosePhysician(typed: string, name: string) {
  const form = await findForm(stepTitle);
  await userEvent.type(await form.findByRole('combobox', { name: 'Select Physician' }), typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  return form;
}

/** Add is disabled without a choice, and linked physicians are not offered. */
export const LinkedPhysicians: Story = {
  play: async () => {
    const form = await findForm(stepTitle);
    await expect(await form.findByText('Helen Ashworth')).toBeVisible();
    await expect(await form.findByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.type(form.getByRole('combobox', { name: 'Select Physician' }), 'ashw');
    await expect(await screen.findByText('Not in the list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const NoPhysicians: Story = {
  args: { signedInAs: 'twofa@clinic.test' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No physicians yet' })).toBeVisible();
  },
};

/** The toast has the server's message, the card appears at once, and the menu is empty again. */
export const PhysicianAdded: Story = {
  play: async () => {
    const form = await choosePhysician('fari', 'Farid Rahimi');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expectToast('status', 'Dr. Farid Rahimi is now one of your physicians');
    await expect(await form.findByRole('button', { name: 'Remove Farid Rahimi' })).toBeVisible();
    const menu = form.getByRole('combobox', { name: 'Select Physician' });
    await expect(menu).toHaveValue('');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

/** A second click on Add does nothing: one success, no error, and no id in place of a name. */
export const AddClickedTwice: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'addPhysician', effect: { kind: 'delay', ms: 100 } }] },
  play: async () => {
    const form = await choosePhysician('fari', 'Farid Rahimi');
    const addButton = form.getByRole('button', { name: 'Add' });
    addButton.click();
    addButton.click();
    await userEvent.dblClick(addButton);
    await expectToast('status', 'Dr. Farid Rahimi is now one of your physicians');
    await expect(await form.findByRole('button', { name: 'Remove Farid Rahimi' })).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Select Physician' })).toHaveValue(''));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Fast typing chooses from the requested list, not from the outdated one on the screen. */
export const TypedFast: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm(stepTitle);
    const menu = await form.findByRole('combobox', { name: 'Select Physician' });
    await userEvent.type(menu, 'fari{ArrowDown}{Enter}', { delay: null });
    await waitFor(() => expect(menu).toHaveValue('Farid Rahimi'));
  },
};

/** Update adds the chosen physician, and moves on. */
export const AddedByUpdate: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await update(await choosePhysician('fari', 'Farid Rahimi'));
    await expectToast('status', 'Dr. Farid Rahimi is now one of your physicians');
    await expectMovedTo('Dispensary');
  },
};

export const PhysicianNotAdded: Story = {
  args: {
    faults: [{ endpoint: 'addPhysician', effect: { kind: 'status', status: 400, message: 'Not now' } }],
  },
  play: async () => {
    const form = await choosePhysician('fari', 'Farid Rahimi');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('This physician is not added.Not now');
    await expect(form.getByRole('combobox', { name: 'Select Physician' })).toHaveValue('Farid Rahimi');
  },
};

/** A physician who was added in another tab or by an unanswered call is listed without an error. */
export const PhysicianAlreadyAdded: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'addPhysician', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const form = await choosePhysician('fari', 'Farid Rahimi');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByRole('button', { name: 'Remove Farid Rahimi' })).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Select Physician' })).toHaveValue(''));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Clicks Remove and returns the dialog that asks for confirmation. */
async function askToRemove() {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mei-Lin Zhao' }));
  return within(await screen.findByRole('dialog', { name: 'Remove physician' }));
}

/** Documented confirmation, byte for byte (decision 47). */
export const RemoveAsked: Story = {
  play: async () => {
    const dialog = await askToRemove();
    const question = 'Please confirm you no longer wants to take services of Physician Mei-Lin Zhao';
    await waitFor(() => expect(dialog.getByText(question)).toBeVisible());
  },
};

export const PhysicianRemoved: Story = {
  play: async () => {
    const dialog = await askToRemove();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('status', 'Deleted Successfully');
    await waitFor(() => expect(screen.queryByText('Mei-Lin Zhao')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your physicians' })).toHaveFocus());
  },
};

export const PhysicianNotRemoved: Story = {
  args: { faults: [{ endpoint: 'removePhysician', effect: { kind: 'offline' } }] },
  play: async () => {
    const dialog = await askToRemove();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the clinic right now.');
  },
};

/** A physician who was removed in another tab or by an unanswered call counts as removed. */
export const PhysicianAlreadyRemoved: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'removePhysician', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const dialog = await askToRemove();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('status', 'Deleted Successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Mei-Lin Zhao')).toBeNull());
  },
};

/** If neither list loads, one notice shows; after Retry, a list that still fails has its own. */
export const ListsNotLoaded: Story = {
  args: {
    faults: [
      { endpoint: 'listPhysicians', effect: { kind: 'offline' } },
      { endpoint: 'listLinkedPhysicians', effect: { kind: 'offline' }, once: true },
    ],
  },
  play: async () => {
    const notice = (await screen.findByText('We could not load the physicians.')).closest('[role=alert]');
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('Helen Ashworth')).toBeVisible();
    await expect(await screen.findByText('We could not load the physicians to choose from.')).toBeVisible();
  },
};
