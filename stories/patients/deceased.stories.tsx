import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Store } from '#mocks/store/store.ts';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';

/** Section below the tabs that marks a patient as deceased (physician §2, §4, §5; decision 45). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/A patient/Deceased',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/patient-profile/complete-patient?view=shoop',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Fields of the account of a patient who has died. */
const deathRecord = { deceased: true, deceasedDate: '03-01-2026', deceasedCause: 'Heart failure' };
/** Marks the patient as deceased in the store. */
const markAsDeceased = (store: Store) => {
  Object.assign(store.tables.accounts.find(({ id }) => id === 'complete-patient') ?? {}, deathRecord);
};
const findRow = () => screen.findByRole('button', { name: 'Patient Deceased' });
/** Returns the form, expanded if necessary. */
const findExpandedForm = async () => {
  const button = await findRow();
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return within(await screen.findByRole('form', { name: 'Patient Deceased' }));
};
const clickCheckbox = async () =>
  userEvent.click((await findExpandedForm()).getByRole('checkbox', { name: 'This patient is deceased' }));
const clickConfirm = async () =>
  userEvent.click((await findExpandedForm()).getByRole('button', { name: 'Confirm' }));
/** Replaces the text of a field. */
const typeInto = async (label: RegExp, text: string) => {
  const field = (await findExpandedForm()).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Ticks the box and fills in date and cause. */
const fillInDeath = async () => {
  await clickCheckbox();
  await typeInto(/^Deceased Date/, '03012026');
  await typeInto(/^Cause of Death/, 'Heart failure');
};
const findQuestion = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Collapsed, the section is one row at least 200 px below "Save & Send". */
export const SectionCollapsed: Story = {
  args: { path: '/physician/patient-profile/complete-patient?view=shoop&step=new' },
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Save & Send' });
    const button = await findRow();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('form', { name: 'Patient Deceased' })).toBeNull();
    await expect(screen.getByRole('heading', { level: 2, name: 'Patient Deceased' })).toBeVisible();
    const { top, height } = button.getBoundingClientRect();
    await expect(top - send.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(200);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(height).toBeLessThan(80);
  },
};

export const SectionCollapsedOnASmallPhone: Story = {
  tags: ['behavior', '!state'],
  ...SectionCollapsed,
  globals: { viewport: { value: 'small' } },
};

/** Enter expands the form below its row; collapsing keeps the answers and shows "Not saved yet". */
export const ExpandedByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    (await findRow()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findRow()).toHaveFocus();
    await fillInDeath();
    await userEvent.click(await findRow());
    await expect(screen.queryByRole('form', { name: 'Patient Deceased' })).toBeNull();
    await expect(screen.getByText('Not saved yet')).toBeVisible();
    await expect((await findExpandedForm()).getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue(
      'Heart failure',
    );
    await expect(screen.queryByText('Not saved yet')).toBeNull();
  },
};

/** A living patient's form has no text fields; Confirm is disabled, with the reason. */
export const LivingPatient: Story = {
  play: async () => {
    const fields = await findExpandedForm();
    await expect(fields.queryByRole('textbox')).toBeNull();
    const button = fields.getByRole('button', { name: 'Confirm' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Confirm becomes available when you change something.');
  },
};

/** Ticking the box requires date and cause; unticking it leaves no change to confirm. */
export const DateAndCauseRequired: Story = {
  play: async () => {
    await clickCheckbox();
    await clickConfirm();
    const fields = await findExpandedForm();
    await expect(fields.getAllByText('This field is required', { selector: 'p' })).toHaveLength(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await clickCheckbox();
    await expect(fields.queryByRole('textbox')).toBeNull();
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

/** The date must be between birth and today. */
export const ImpossibleDates: Story = {
  play: async () => {
    await fillInDeath();
    for (const [typed, message] of [
      ['01012999', 'Please enter a date that is not in the future'],
      ['01011900', 'Please enter a date that is not before the birth on 11-03-1957'],
    ] as const) {
      await typeInto(/^Deceased Date/, typed);
      await clickConfirm();
      await (await findExpandedForm()).findByText(message, { selector: 'p' });
    }
  },
};

/** A dialog names the patient; then header and strip show the date and the age (decision 72). */
export const MarkedAsDeceased: Story = {
  play: async () => {
    await fillInDeath();
    await clickConfirm();
    const dialog = await findQuestion('Mark this patient as deceased?');
    await expect(dialog.getByText('Ruth Okafor')).toBeVisible();
    await expect(dialog.getByText('Born 11-03-1957')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as deceased' }));
    await expectToast('status', 'Ruth Okafor is marked as deceased');
    await screen.findByText('Died 03-01-2026 at 68 years');
    await expect(screen.queryByText(/^\d+ years$/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = await findExpandedForm();
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(fields.getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue('Heart failure');
  },
};

/** Cancelling keeps the typed answers. */
export const MarkingCanceled: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await fillInDeath();
    await clickConfirm();
    await userEvent.click(
      (await findQuestion('Mark this patient as deceased?')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = await findExpandedForm();
    await expect(fields.getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue('Heart failure');
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(screen.queryByText(/^Died/)).toBeNull();
  },
};

/** A text and a background pattern mark the patient, in both color schemes. */
export const DeceasedPatient: Story = {
  args: { prepare: markAsDeceased },
  play: async () => {
    await screen.findByText('Died 03-01-2026 at 68 years');
    const mark = await screen.findByText('Marked as deceased');
    // Hidden while the tab above loads.
    await waitFor(() => expect(mark).toBeVisible());
    await expect((await findExpandedForm()).getByRole('checkbox')).toBeChecked();
  },
};

export const DeceasedPatientOnPhone: Story = {
  ...DeceasedPatient,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Unticking explains its effect and asks for confirmation. */
export const MarkRemoved: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: markAsDeceased },
  play: async () => {
    await clickCheckbox();
    await (await findExpandedForm()).findByText(/The date and the cause of death are removed/);
    await clickConfirm();
    const dialog = await findQuestion('Take the mark back?');
    await expect(dialog.getByText('Ruth Okafor')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expectToast('status', 'Ruth Okafor is no longer marked as deceased');
    await waitFor(() => expect(screen.queryByText(/^Died/)).toBeNull());
    await expect(screen.getByText(/^\d+ years$/)).toBeVisible();
  },
};

/** After a failed save the dialog stays with the reason, and the answers are kept. */
export const SaveFails: Story = {
  args: {
    faults: [{ endpoint: 'saveDeceased', effect: { kind: 'status', status: 503 } }],
  },
  play: async () => {
    await fillInDeath();
    await clickConfirm();
    const dialog = await findQuestion('Mark this patient as deceased?');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as deceased' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await (await findExpandedForm()).findByText('This is not saved.');
    await expect((await findExpandedForm()).getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue(
      'Heart failure',
    );
  },
};
