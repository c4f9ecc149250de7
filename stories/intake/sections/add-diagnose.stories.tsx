import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, findForm } from '../support.ts';

/** Dialog that adds a diagnosis to the shared list (intake §2 'Modals', §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Diagnosis/Add Diagnose',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/diagnosis', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const typedName = 'Writer’s cramp';

/** Types a name that the list does not have and opens the dialog. */
async function openDialog() {
  const form = await findForm('Diagnosis');
  await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), typedName);
  await userEvent.click(await form.findByRole('button', { name: 'Add New Diagnose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Diagnose' }));
  return { form, dialog, name: await dialog.findByRole('textbox', { name: 'Name' }) };
}

const submit = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Submit' }));

/** The dialog's name field has the typed name and focus. */
export const DialogOpen: Story = {
  play: async () => {
    const { dialog, name } = await openDialog();
    await expect(name).toHaveValue(typedName);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(dialog.getByRole('switch', { name: 'This diagnosis is a cancer' })).not.toBeChecked();
  },
};

export const NameRequired: Story = {
  play: async () => {
    const { dialog, name } = await openDialog();
    await userEvent.clear(name);
    await submit(dialog);
    await expect(await dialog.findByText('This field is required')).toBeVisible();
    await expect(name).toBeInvalid();
  },
};

/** The server's message is shown in the dialog and as a toast. */
export const AlreadyOnTheList: Story = {
  play: async () => {
    const { dialog, name } = await openDialog();
    await userEvent.clear(name);
    await userEvent.type(name, 'Lupus');
    await submit(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Lupus is already on the list');
    await expectToast('alert', 'Lupus is already on the list');
    await expect(name).toHaveValue('Lupus');
  },
};

export const Submitting: Story = {
  args: { faults: [{ endpoint: 'createDiagnosis', effect: { kind: 'timeout' } }] },
  play: async () => {
    const { dialog } = await openDialog();
    await submit(dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The added diagnosis is chosen, and a cancer asks for its stage. The section is not saved yet. */
export const AddedAndChosen: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('switch', { name: 'This diagnosis is a cancer' }));
    await submit(dialog);
    await expectToast('status', 'Diagnose Add Successfully');
    const field = form.getByRole('combobox', { name: 'Primary diagnosis' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(typedName);
    await expect(field).toBeValid();
    await expect(await form.findByRole('combobox', { name: 'Cancer stage' })).toBeVisible();
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
    await expect(form.queryByRole('region', { name: 'Please check these answers' })).toBeNull();
  },
};

/** Canceling the dialog keeps the typed name in the field. */
export const DialogCanceled: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { form, dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const field = form.getByRole('combobox', { name: 'Primary diagnosis' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(typedName);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OnPhone: Story = {
  ...AlreadyOnTheList,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
