import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WireRecord } from '#domain/questions/question.ts';
import { Screen } from '#stories/support/screen.tsx';
import { answer, expectSummary, expectToast, fill, findForm, update } from '../support.ts';

/** Medications, supplements and allergies (intake §2.5, §4, §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/Medications & Supplements',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/medications', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const sectionTitle = 'Medications & Supplements';
const allergyQuestion = 'Are you allergic to any medication?';
const medicationLabel = 'Name';

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getByRole('combobox', { name: medicationLabel })).toHaveValue('');
    await expect(form.getByRole('button', { name: 'Add another medication' })).toBeEnabled();
    await expect(form.queryByRole('button', { name: 'Add another allergy' })).toBeNull();
  },
};

export const WithAnswers: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await expect(form.getAllByRole('combobox', { name: medicationLabel })).toHaveLength(5);
    await expect(form.getAllByRole('textbox', { name: 'Dose' })[0]).toHaveValue('20 mg');
    await expect(form.getAllByRole('textbox', { name: 'Medication' })).toHaveLength(2);
  },
};

export const FollowUpsShown: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, allergyQuestion, 'Yes');
    await expect(form.getByRole('textbox', { name: 'Medication' })).toBeVisible();
  },
};

/** Letters and spaces, 15 at most; the documented message ends in a space. */
export const AllergyRules: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await answer(form, allergyQuestion, 'Yes');
    await fill(form, 'Medication', 'Penicillin 2');
    await userEvent.click(form.getByRole('button', { name: 'Add another allergy' }));
    await userEvent.keyboard('Sulfamethoxazole');
    await expectSummary(sectionTitle, [
      ['Allergy 1', 'Please Use Alphabets'],
      ['Allergy 2', 'Please use less then 15 Character '],
    ]);
  },
};

/** A dose without a name. */
export const NameMissing: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    await fill(await findForm(sectionTitle), 'Dose', '20 mg');
    await expectSummary(sectionTitle, [[`Medication 1, ${medicationLabel}`, 'This field is required']]);
  },
};

/** Types a name that the list does not have. */
async function typeUnknownMedication() {
  const form = await findForm(sectionTitle);
  await userEvent.type(form.getByRole('combobox', { name: medicationLabel }), 'Grandma’s tea');
  const addLink = await form.findByRole('button', { name: 'Add New Medication' });
  return { form, link: addLink };
}

/** Until each medication is chosen or added, both buttons are disabled and say why. */
export const ButtonsDisabled: Story = {
  tags: ['behavior', '!state'],
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const { form, link: addLink } = await typeUnknownMedication();
    await expect(addLink.parentElement?.textContent).toBe(
      'Please choose any from Suggested Medication or Add New Medication',
    );
    for (const name of ['Add another medication', 'Update']) {
      await expect(form.getByRole('button', { name })).toBeDisabled();
      await expect(form.getByRole('button', { name })).toHaveAccessibleDescription(/^Choose each medication/);
    }
  },
};

/** The link that adds a medication is also shown next to suggestions (intake §4, §5). */
export const SuggestionNotPicked: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.type(form.getByRole('combobox', { name: medicationLabel }), 'Vitamin');
    await screen.findByRole('option', { name: 'Vitamin B12' });
    const addLink = await form.findByRole('button', { name: 'Add New Medication' });
    await userEvent.tab();
    await expect(addLink).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Medication' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Add another medication' })).toBeEnabled());
    await expect(form.getByRole('combobox', { name: medicationLabel })).toHaveValue('Vitamin');
  },
};

/** A stored medication without an id must be chosen or added, and its row says so. */
export const StoredWithoutEntry: Story = {
  tags: ['behavior', '!state'],
  args: {
    prepare: ({ tables }) => {
      for (const { userId, module, record } of tables.intakeRecords) {
        if (userId !== 'complete-patient' || module !== 'Medications') continue;
        const [first] = record.medications as WireRecord[];
        Object.assign(first ?? {}, { name: 'Fish oil', medicationId: '' });
      }
    },
  },
  play: async () => {
    const form = await findForm(sectionTitle);
    const rowMessage = await form.findByText(/^This medication is not in our list yet\./);
    await expect(rowMessage).toHaveTextContent(
      'Please choose any from Suggested Medication or Add New Medication',
    );
    await expect(form.getByRole('button', { name: 'Add another medication' })).toBeDisabled();
  },
};

/** The added medication is chosen in its row and enables the buttons. */
export const AddedAndChosen: Story = {
  tags: ['behavior', '!state'],
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const { form, link: addLink } = await typeUnknownMedication();
    await userEvent.click(addLink);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Medication' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Medication Add Successfully');
    const field = form.getByRole('combobox', { name: medicationLabel });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Grandma’s tea');
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};

/** The answer is lost but the list has the medication. */
export const AddAnswerLost: Story = {
  ...AddedAndChosen,
  args: {
    ...AddedAndChosen.args,
    faults: [{ endpoint: 'createMedication', effect: { kind: 'lost-answer' } }],
  },
};

/** Adds a medication that is not on the list. */
async function submitDialog() {
  const { link: addLink } = await typeUnknownMedication();
  await userEvent.click(addLink);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Medication' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Submit' }));
}

export const AddRefused: Story = {
  args: {
    ...Empty.args,
    faults: [{ endpoint: 'createMedication', effect: { kind: 'status', status: 400 } }],
  },
  play: async () => {
    await submitDialog();
    await expectToast('alert', 'Please check with your service provider');
  },
};

export const AddFails: Story = {
  args: {
    ...Empty.args,
    faults: [{ endpoint: 'createMedication', effect: { kind: 'status', status: 500 } }],
  },
  play: async () => {
    await submitDialog();
    await expectToast('alert', 'Server Error');
  },
};

/** The other rows keep their answers; Undo restores the removed row until the section is saved. */
export const RowRemoved: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findForm(sectionTitle);
    await userEvent.click(form.getByRole('button', { name: 'Remove medication 2' }));
    const names = form.getAllByRole('combobox', { name: medicationLabel });
    await expect(names).toHaveLength(4);
    await expect(names[1]).toHaveValue('Dexamethasone');
    const undo = form.getByRole('button', { name: /^Undo: Medication 2 removed: / });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(form.getAllByRole('combobox', { name: medicationLabel })).toHaveLength(5);
    await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Remove medication 2' }));
    await update(form);
    await expectToast('status', 'Medication & Supplements Information Update Successfully');
  },
};

export const OnPhone: Story = {
  ...WithAnswers,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
