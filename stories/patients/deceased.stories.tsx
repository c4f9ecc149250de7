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

const died = { deceased: true, deceasedDate: '03-01-2026', deceasedCause: 'Heart failure' };
const hasDied = (store: Store) => {
  Object.assign(store.tables.accounts.find(({ id }) => id === 'complete-patient') ?? {}, died);
};
const row = () => screen.findByRole('button', { name: 'Patient Deceased' });
/** Returns the form, expanded if necessary. */
const form = async () => {
  const button = await row();
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return within(await screen.findByRole('form', { name: 'Patient Deceased' }));
};
const tick = async () =>
  userEvent.click((await form()).getByRole('checkbox', { name: 'This patient is deceased' }));
const confirm = async () => userEvent.click((await form()).getByRole('button', { name: 'Confirm' }));
const type = async (label: RegExp, text: string) => {
  const field = (await form()).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const fillIn = async () => {
  await tick();
  await type(/^Deceased Date/, '03012026');
  await type(/^Cause of Death/, 'Heart failure');
};
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Collapsed, the section is one row at least 200 px below "Save & Send". */
export const Folded: Story = {
  args: { path: '/physician/patient-profile/complete-patient?view=shoop&step=new' },
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Save & Send' });
    const button = await row();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('form', { name: 'Patient Deceased' })).toBeNull();
    await expect(screen.getByRole('heading', { level: 2, name: 'Patient Deceased' })).toBeVisible();
    const { top, height } = button.getBoundingClientRect();
    await expect(top - send.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(200);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(height).toBeLessThan(80);
  },
};

export const FoldedOnASmallPhone: Story = {
  tags: ['behavior', '!state'],
  ...Folded,
  globals: { viewport: { value: 'small' } },
};

/** Enter expands the form below its row; collapsing keeps the answers and shows "Not saved yet". */
export const UnfoldedByKeyboard: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    (await row()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await row()).toHaveFocus();
    await fillIn();
    await userEvent.click(await row());
    await expect(screen.queryByRole('form', { name: 'Patient Deceased' })).toBeNull();
    await expect(screen.getByText('Not saved yet')).toBeVisible();
    await expect((await form()).getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue(
      'Heart failure',
    );
    await expect(screen.queryByText('Not saved yet')).toBeNull();
  },
};

/** A living patient's form has no text fields; Confirm is disabled, with the reason. */
export const Living: Story = {
  play: async () => {
    const fields = await form();
    await expect(fields.queryByRole('textbox')).toBeNull();
    const button = fields.getByRole('button', { name: 'Confirm' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Confirm becomes available when you change something.');
  },
};

/** Ticking the box requires date and cause; unticking it leaves no change to confirm. */
export const Required: Story = {
  play: async () => {
    await tick();
    await confirm();
    const fields = await form();
    await expect(fields.getAllByText('This field is required', { selector: 'p' })).toHaveLength(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await tick();
    await expect(fields.queryByRole('textbox')).toBeNull();
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

/** The date must be between birth and today. */
export const ImpossibleDates: Story = {
  play: async () => {
    await fillIn();
    for (const [typed, message] of [
      ['01012999', 'Please enter a date that is not in the future'],
      ['01011900', 'Please enter a date that is not before the birth on 11-03-1957'],
    ] as const) {
      await type(/^Deceased Date/, typed);
      await confirm();
      await (await form()).findByText(message, { selector: 'p' });
    }
  },
};

/** A dialog names the patient; then header and strip show the date and the age (decision 72). */
export const Marked: Story = {
  play: async () => {
    await fillIn();
    await confirm();
    const asked = await question('Mark this patient as deceased?');
    await expect(asked.getByText('Ruth Okafor')).toBeVisible();
    await expect(asked.getByText('Born 11-03-1957')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(asked.getByRole('button', { name: 'Mark as deceased' }));
    await expectToast('status', 'Ruth Okafor is marked as deceased');
    await screen.findByText('Died 03-01-2026 at 68 years');
    await expect(screen.queryByText(/^\d+ years$/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = await form();
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(fields.getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue('Heart failure');
  },
};

/** Cancelling keeps the typed answers. */
export const Cancelled: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await fillIn();
    await confirm();
    await userEvent.click(
      (await question('Mark this patient as deceased?')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue('Heart failure');
    await expect(fields.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await expect(screen.queryByText(/^Died/)).toBeNull();
  },
};

/** A text and a background pattern mark the patient, in both color schemes. */
export const Dead: Story = {
  args: { prepare: hasDied },
  play: async () => {
    await screen.findByText('Died 03-01-2026 at 68 years');
    await expect(await screen.findByText('Marked as deceased')).toBeVisible();
    await expect((await form()).getByRole('checkbox')).toBeChecked();
  },
};

export const DeadOnPhone: Story = {
  ...Dead,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

/** Unticking explains its effect and asks for confirmation. */
export const TakenBack: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: hasDied },
  play: async () => {
    await tick();
    await (await form()).findByText(/The date and the cause of death are removed/);
    await confirm();
    const asked = await question('Take the mark back?');
    await expect(asked.getByText('Ruth Okafor')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Take it back' }));
    await expectToast('status', 'Ruth Okafor is no longer marked as deceased');
    await waitFor(() => expect(screen.queryByText(/^Died/)).toBeNull());
    await expect(screen.getByText(/^\d+ years$/)).toBeVisible();
  },
};

/** After a failed save the dialog stays with the reason, and the answers are kept. */
export const NotSaved: Story = {
  args: {
    faults: [{ endpoint: 'saveDeceased', effect: { kind: 'status', status: 503 } }],
  },
  play: async () => {
    await fillIn();
    await confirm();
    const asked = await question('Mark this patient as deceased?');
    await userEvent.click(asked.getByRole('button', { name: 'Mark as deceased' }));
    await asked.findByRole('alert');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await (await form()).findByText('This is not saved.');
    await expect((await form()).getByRole('textbox', { name: /^Cause of Death/ })).toHaveValue(
      'Heart failure',
    );
  },
};
