import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contacts } from '#domain/intake/questions/contacts.ts';
import { diagnosis } from '#domain/intake/questions/diagnosis.ts';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { messages } from '#domain/messages.ts';
import { records } from './records.ts';
import { StoryForm, saveMock } from './story-form.tsx';

const meta: Meta<typeof StoryForm> = {
  title: 'Components/Questions/Form',
  component: StoryForm,
  beforeEach: () => {
    saveMock.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof StoryForm>;

export const EmptyForm: Story = { args: { questionnaire: patientInformation, title: 'Patient Information' } };

export const FilledInPatientInformation: Story = {
  args: { ...EmptyForm.args, record: records.patientInformation },
};

export const FilledInContacts: Story = {
  args: { questionnaire: contacts, title: 'Contacts', record: records.contacts },
};

export const FilledInDiagnosis: Story = {
  args: { questionnaire: diagnosis, title: 'Diagnosis', record: records.diagnosis },
};

/** The problem summary takes focus. Its links lead to the answers; a fix removes the problem. */
export const ProblemSummary: Story = {
  args: { questionnaire: contacts, title: 'Contacts', record: { contactPhone: '15551' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Referred by'), 'A friend');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const summary = canvas.getByRole('region', { name: 'Please check these answers' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    // An accessible description has one space where the documented message has two.
    await expect(phone).toHaveAccessibleDescription(messages.contactPhone.replace('  ', ' '));
    await userEvent.click(within(summary).getByRole('link', { name: /^First name/ }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(saveMock).not.toHaveBeenCalled();
  },
};

/** A period that ends before it starts is a warning and can be saved. */
export const Warning: Story = {
  args: {
    questionnaire: militaryService,
    title: 'Military Service',
    record: {
      servedMilitary: true,
      exposedToWarzone: true,
      startWarzonePeriod: '2004-06',
      endWarzonePeriod: '2004-05',
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(messages.endsBeforeStart),
};

/** Messages of a name that is too long, two phones in one field and an improbable birth date. */
export const RareProblems: Story = {
  args: {
    questionnaire: patientInformation,
    title: 'Patient Information',
    record: { firstName: 'A'.repeat(300), phone: '5035550100 or 5035550101', dob: '01-01-1850' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const expectProblem = (name: string, text: string) =>
      expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(text);
    await expectProblem('First name', messages.tooLong(255));
    await expectProblem('Cell phone', messages.phoneText);
    await expectProblem('Date of birth', messages.longAgo(new Date().getFullYear() - 1850));
  },
};

/** Cancer stage is asked for a cancer only; its answer returns with the diagnosis. */
export const FollowUpQuestion: Story = {
  tags: ['behavior', '!state'],
  args: { questionnaire: diagnosis, title: 'Diagnosis' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const name = canvas.getByRole('combobox', { name: 'Primary diagnosis' });
    const choose = async (typed: string, option: string) => {
      await userEvent.clear(name);
      await userEvent.type(name, typed);
      await userEvent.click(await page.findByRole('option', { name: option }));
    };
    await expect(canvas.queryByLabelText('Cancer stage')).toBeNull();
    await choose('breast', 'Breast cancer');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Cancer stage' }));
    await userEvent.click(await page.findByRole('option', { name: 'Stage 2' }));
    await choose('migr', 'Migraine');
    await expect(canvas.queryByLabelText('Cancer stage')).toBeNull();
    await choose('breast', 'Breast cancer');
    await expect(canvas.getByRole('combobox', { name: 'Cancer stage' })).toHaveValue('Stage 2');
  },
};

/** Adding, removing and undoing keep the other rows' answers, and focus stays in the form. */
export const RowsOfList: Story = {
  args: { ...FilledInDiagnosis.args },
  play: async ({ canvas }) => {
    const getConcerns = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Concern' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add another concern' }));
    await expect(getConcerns().at(-1)).toHaveFocus();
    await userEvent.keyboard('Appetite');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove concern 1' }));
    await expect(getConcerns().map(({ value }) => value)).toEqual(['Anxiety before scans', 'Appetite']);
    await expect(canvas.getByRole('group', { name: 'Concern 2' })).toBeVisible();
    const undoButton = canvas.getByRole('button', { name: /^Undo: Concern 1 removed: / });
    await expect(undoButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(getConcerns()).toHaveLength(3);
    await expect(getConcerns()[0]).toHaveFocus();
  },
};

/** Saving clears the unsaved changes and disables Update until the next edit. */
export const Saving: Story = {
  args: { questionnaire: contacts, title: 'Contacts', record: records.contacts },
  play: async ({ canvas }) => {
    const updateButton = canvas.getByRole('button', { name: 'Update' });
    await expect(updateButton).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Referred by'), ' and a leaflet{Enter}{Enter}');
    await waitFor(() => expect(updateButton).toBeDisabled());
    await expect(saveMock).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Referred by'), '!');
    await expect(updateButton).toBeEnabled();
  },
};

export const SaveFails: Story = {
  args: {
    questionnaire: contacts,
    title: 'Contacts',
    record: records.contacts,
    failed: true,
    onSubmit: () => Promise.reject(new Error('500')),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Referred by'), ' and a leaflet{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update' })).toBeEnabled());
    await expect(canvas.getByLabelText('Referred by')).toHaveValue('Dr. Imani Brooks and a leaflet');
  },
};
