import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { expectToast, fill, findCard, findForm, update } from './support.ts';

/** A slow save does not move focus away from an answer that the user is typing. */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Health Intake/Saving slowly',
  tags: ['behavior', '!state'],
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/myHealth/contact',
    signedInAs: 'patient@clinic.test',
    faults: [{ endpoint: 'saveContacts', effect: { kind: 'delay', ms: 500 } }],
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const savedToastText = 'Contact Information Update Successfully';
type Form = Awaited<ReturnType<typeof findForm>>;
const getRelationship = (form: Form) => form.getByRole<HTMLInputElement>('textbox', { name: 'Relationship' });

/** Clicks Update and focuses a field before the save has finished. */
async function saveAndFocusField() {
  const form = await findForm('Contacts');
  await fill(form, 'Relationship', 'Husband');
  await update(form);
  await form.findByText('Saving your answers.');
  await userEvent.click(getRelationship(form));
  return form;
}

/** Waits for the save, and expects that the section is complete, open and has the focus. */
const expectToStayInSection = async (form: Form) => {
  await waitFor(() => expect(form.queryByText('Saving your answers.')).toBeNull());
  await expect(getRelationship(form)).toHaveFocus();
  const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
  await expect(sections.getByRole('link', { name: /^Contacts ?Completed/ })).toBeVisible();
  await expect(screen.queryByRole('form', { name: 'Diagnosis' })).toBeNull();
};

/** The section stays open with focus and caret, and says what is saved and what is not. */
export const TypedWhileSaving: Story = {
  play: async () => {
    const form = await saveAndFocusField();
    await userEvent.keyboard('{Home}My ');
    await expectToast('status', savedToastText);
    await expectToStayInSection(form);
    await expect((await findCard('Contacts')).getByText('Not saved')).toBeVisible();
    await userEvent.keyboard('dear ');
    await expect(getRelationship(form)).toHaveValue('My dear Husband');
    await expect(getRelationship(form).selectionStart).toBe('My dear '.length);
    await expect(form.getByText(/^Your answers are saved\. What you typed while/)).toBeVisible();
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
    await update(form);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnosis' })).toHaveFocus());
    await expect(form.queryByText(/^Your answers are saved\./)).toBeNull();
    await waitFor(() => expect(form.getByRole('button', { name: 'Update' })).toBeDisabled());
  },
};

export const TypedWhileSavingOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await findForm('Contacts');
    await fill(form, 'Relationship', 'Husband');
    await userEvent.click(screen.getByRole('button', { name: 'Update Contacts' }));
    await userEvent.click(getRelationship(form));
    await userEvent.keyboard('{Home}My ');
    await form.findByText(/^Your answers are saved\. What you typed while/);
  },
};

/** Focus in a field counts as about to type, so the section stays open. */
export const FieldFocusedWhileSaving: Story = {
  play: async () => {
    const form = await saveAndFocusField();
    await expectToast('status', savedToastText);
    await expectToStayInSection(form);
    await expect(form.getByText('Update becomes available when you change an answer.')).toBeVisible();
  },
};

/** An edit that is undone leaves nothing unsaved, and the section stays open. */
export const EditUndoneWhileSaving: Story = {
  play: async () => {
    const form = await saveAndFocusField();
    await userEvent.keyboard('{End}!');
    await expectToast('status', savedToastText);
    await expectToStayInSection(form);
    await userEvent.keyboard('{Backspace}');
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(form.queryByText(/^Your answers are saved\./)).toBeNull();
    await expect(getRelationship(form)).toHaveFocus();
    await expect(screen.queryByRole('form', { name: 'Diagnosis' })).toBeNull();
  },
};

/** Typing in another section also prevents the move to the next section. */
export const TypedInOtherSection: Story = {
  play: async () => {
    const form = await findForm('Contacts');
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await userEvent.click(sections.getByRole('link', { name: /^Summary/ }));
    const note = (await findForm('Summary')).getByRole('textbox');
    await fill(form, 'Relationship', 'Husband');
    await update(form);
    await userEvent.click(note);
    await expectToast('status', savedToastText);
    await waitFor(() => expect(form.queryByText('Saving your answers.')).toBeNull());
    await expect(note).toHaveFocus();
    await expect(screen.queryByRole('form', { name: 'Diagnosis' })).toBeNull();
  },
};

/** Summary stays open too and does not lead to the dashboard. */
export const SummaryTypedWhileSaving: Story = {
  args: {
    path: '/myHealth/summary',
    faults: [{ endpoint: 'saveSummary', effect: { kind: 'delay', ms: 500 } }],
  },
  play: async () => {
    const form = await findForm('Summary');
    const note = form.getByRole('textbox');
    await userEvent.type(note, ' Better');
    await update(form);
    await userEvent.type(note, ' every day');
    await form.findByText(/^Your answers are saved\. What you typed while/);
    await expect(note).toHaveFocus();
    await expect(form.getByText('You have unsaved answers.')).toBeVisible();
    await update(form);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Summary' })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** If the save fails, the answers typed since are kept. */
export const SaveFailsWhileTyping: Story = {
  args: {
    faults: [
      { endpoint: 'saveContacts', effect: { kind: 'delay', ms: 500 } },
      { endpoint: 'saveContacts', effect: { kind: 'status', status: 400 } },
    ],
  },
  play: async () => {
    const form = await saveAndFocusField();
    await userEvent.keyboard('{Home}My ');
    await form.findByText('Your answers are not saved.');
    await expect(getRelationship(form)).toHaveFocus();
    await expect(getRelationship(form)).toHaveValue('My Husband');
    await expect(form.queryByText(/^Your answers are saved\./)).toBeNull();
  },
};
