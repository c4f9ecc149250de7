import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast, findForm } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { addDose, answerMedicine, getDose, openDoses, openEntries, rate, save } from './support.ts';

/** The daily check-up (accounts §2.14). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Daily check-up',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/add-symptoms?yes=true', signedInAs: 'patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const findCheckUpForm = () => findForm('Daily check-up');

/** Without “yes” in the URL the answer is No. Screen readers do not hear the ticking clock. */
export const AnsweredNo: Story = {
  tags: ['screen', 'wcag-2.2.2'],
  args: { path: '/add-symptoms', signedInAs: 'new.patient@clinic.test' },
  play: async ({ canvasElement }) => {
    const checkUp = await findCheckUpForm();
    await expect(screen.getByRole('heading', { level: 1, name: 'Daily check-up' })).toBeVisible();
    const question = within(checkUp.getByRole('radiogroup', { name: 'Did you take medicine today?' }));
    await expect(
      question.getAllByRole('radio').map((radio) => radio.parentElement?.parentElement?.textContent),
    ).toEqual(['YES', 'NO']);
    await expect(question.getByRole('radio', { name: 'NO' })).toBeChecked();
    await expect(checkUp.queryByRole('radiogroup', { name: 'How do you feel?' })).toBeNull();
    const clock = canvasElement.querySelector('[data-clock]');
    await expect(clock).toHaveAttribute('aria-hidden', 'true');
    await expect(clock?.closest('[aria-live],[role=timer],[role=status]')).toBeNull();
    const firstTime = clock?.textContent;
    await waitFor(() => expect(clock?.textContent).not.toBe(firstTime), { timeout: 3000 });
    await save(checkUp);
    await screen.findByText('Thank you, your check-up is saved.');
    await expect(screen.getByRole('heading', { level: 1, name: 'Check Your Health Journey!' })).toBeVisible();
    await expect(await screen.findByText('1 check-up')).toBeVisible();
    // Without medicine the form asks for no feeling, so the entry has no status.
    await expect(screen.queryByText('Status')).toBeNull();
  },
};

/** A double click saves one check-up. Hidden answers come back, and the journey shows them. */
export const AnsweredYes: Story = {
  tags: ['screen'],
  // “yes” anywhere in the query preselects Yes (decision 24).
  args: { path: '/add-symptoms?from=eyes', signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await rate(checkUp, 'How do you feel?', 'Better');
    await openDoses(checkUp);
    await expect(getDose(checkUp, 1).getByRole('textbox', { name: /^Amount/ })).toHaveFocus();
    await addDose(checkUp, 1, ['2.5', '10', 'Inhaled', 'Vaporizer flower']);
    await userEvent.click(checkUp.getByRole('button', { name: 'Add another dose' }));
    await waitFor(() => expect(getDose(checkUp, 2).getByRole('textbox', { name: /^Amount/ })).toHaveFocus());
    await addDose(checkUp, 2, ['0', '1', 'Topically', 'CBD topical balm']);
    await userEvent.click(checkUp.getByRole('button', { name: 'Add another dose' }));
    await userEvent.click(checkUp.getByRole('button', { name: 'Remove dose 3' }));
    await waitFor(() => expect(getDose(checkUp, 2).getByRole('textbox', { name: /^Amount/ })).toHaveFocus());
    await userEvent.type(checkUp.getByRole('textbox', { name: 'Comment' }), 'Slept well');
    await rate(checkUp, 'Pain Relief', 'Worse');
    await rate(checkUp, 'Mental Health', 'Same');
    await userEvent.click(checkUp.getByRole('button', { name: 'Clear Mental Health' }));

    await answerMedicine(checkUp, 'NO');
    await expect(checkUp.queryByRole('textbox', { name: 'Comment' })).toBeNull();
    await answerMedicine(checkUp, 'YES');
    await expect(checkUp.getByRole('textbox', { name: 'Comment' })).toHaveValue('Slept well');
    await expect(getDose(checkUp, 1).getByRole('textbox', { name: /^Amount/ })).toHaveValue('2.5');

    await userEvent.dblClick(checkUp.getByRole('button', { name: 'Save check-up' }));
    await screen.findByText('Thank you, your check-up is saved.');
    await expect(await screen.findByText('1 check-up')).toBeVisible();
    await openEntries(1);
    const entry = within(screen.getByRole('article'));
    for (const text of [
      'Slept well',
      'Pain Relief',
      'Worse',
      'Vaporizer flower',
      '2.5 mg · 10 times a day · Inhaled',
    ])
      await expect(entry.getByText(text)).toBeVisible();
    await expect(entry.getByText('0 mg · once a day · Topically')).toBeVisible();
    await expect(entry.queryByText('Mental Health')).toBeNull();
  },
};

/** “Same as last time” fills in the newest doses without opening them; Undo restores the input. */
export const SameAsLastTime: Story = {
  play: async () => {
    const checkUp = await findCheckUpForm();
    const findAmount = (number: number) => getDose(checkUp, number).getByRole('textbox', { name: /^Amount/ });
    const sameAsLastTimeButton = await checkUp.findByRole('button', { name: 'Same as last time' });
    await expect(
      checkUp.getByText('2.5 mg · Full-spectrum oil 20:1 · Sublingual · 3 times a day'),
    ).toBeVisible();
    await expect(checkUp.queryByRole('group', { name: 'Dose 1' })).toBeNull();
    await userEvent.click(sameAsLastTimeButton);
    await userEvent.click(checkUp.getByRole('button', { name: 'Undo' }));
    await expect(sameAsLastTimeButton).toHaveFocus();
    await userEvent.click(checkUp.getByRole('button', { name: 'Enter doses' }));
    await expect(findAmount(1)).toHaveFocus();
    await expect(findAmount(1)).toHaveValue('');
    await userEvent.type(findAmount(1), '99');
    // After the second click, Undo still restores the typed 99.
    await userEvent.dblClick(sameAsLastTimeButton);
    await waitFor(() => expect(findAmount(1)).toHaveValue('2.5'));
    await expect(findAmount(2)).toHaveValue('10');
    await expect(getDose(checkUp, 2).getByRole('combobox', { name: 'Product' })).toHaveValue(
      'CBN night tincture',
    );
    await userEvent.click(checkUp.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(findAmount(1)).toHaveValue('99'));
    await expect(checkUp.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Objectives of the intake and recently rated ones come first; a button shows the others. */
export const OwnObjectives: Story = {
  play: async () => {
    const checkUp = await findCheckUpForm();
    const othersButton = await checkUp.findByRole('button', { name: '4 other objectives' });
    const listQuestions = () =>
      checkUp.getAllByRole('radiogroup').map((group) => group.textContent?.replace(/Clear.*/, ''));
    // The first two ask about the medicine and the feeling.
    await expect(listQuestions().slice(2)).toEqual([
      'Pain Relief',
      'Mental Health',
      'Pharmaceutical Replacement',
    ]);
    await userEvent.click(othersButton);
    await rate(checkUp, 'Seizure Control', 'Better');
    // The two questions, and seven objectives.
    await expect(listQuestions()).toHaveLength(9);
  },
};

/** Error for an invalid amount of a dose (accounts §5). */
export const WithErrors: Story = {
  tags: ['wcag-3.3.1'],
  play: async () => {
    const checkUp = await findCheckUpForm();
    await openDoses(checkUp);
    await userEvent.type(getDose(checkUp, 1).getByRole('textbox', { name: /^Amount/ }), '-2');
    await save(checkUp);
    const summary = await checkUp.findByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link')).toHaveTextContent(
      'Dose 1, Amount: Please enter a number of mg, 0 or more, for example 2.5',
    );
    await userEvent.click(within(summary).getByRole('link'));
    await expect(getDose(checkUp, 1).getByRole('textbox', { name: /^Amount/ })).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { faults: [{ endpoint: 'createCheckUp', effect: { kind: 'timeout' } }] },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await save(checkUp);
    await waitFor(() => expect(checkUp.getByRole('button', { name: 'Save check-up' })).toBeDisabled());
  },
};

/** A refused save shows a toast and a notice at the button, and keeps the input (accounts §8). */
export const SaveRefused: Story = {
  args: { faults: [{ endpoint: 'createCheckUp', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await userEvent.type(checkUp.getByRole('textbox', { name: 'Comment' }), 'Slept well');
    await save(checkUp);
    await expectToast('alert', 'Please Check your Service Provider');
    const notice = await checkUp.findByRole('alert');
    await expect(notice).toHaveTextContent(
      'Your check-up is not saved.Please Check your Service Provider Everything you entered is still here.',
    );
    await expect(checkUp.getByRole('textbox', { name: 'Comment' })).toHaveValue('Slept well');
    await waitFor(() => expect(checkUp.getByRole('button', { name: 'Save check-up' })).toHaveFocus());
  },
};

/** If the answer to the save is lost, the app looks the check-up up and treats it as saved. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'createCheckUp', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await userEvent.type(checkUp.getByRole('textbox', { name: 'Comment' }), 'Slept well');
    await save(checkUp);
    await expect(await screen.findByText('Thank you, your check-up is saved.')).toBeVisible();
    // A second save would be the next entry.
    await openEntries(2);
    await expect(screen.getAllByText('Slept well')).toHaveLength(1);
  },
};

/** If a save fails and the check-up is not found, a notice offers to send it again. */
export const CheckUpNotFound: Story = {
  args: { faults: [{ endpoint: 'createCheckUp', effect: { kind: 'offline' }, once: true }] },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await userEvent.type(checkUp.getByRole('textbox', { name: 'Comment' }), 'Slept well');
    await save(checkUp);
    await expect(await checkUp.findByRole('alert')).toHaveTextContent(
      'Your check-up is not saved.The clinic’s answer did not reach us, so we looked: it is not there. Everything you entered is still here.',
    );
    await userEvent.click(checkUp.getByRole('button', { name: 'Send it again' }));
    await expect(await screen.findByText('Thank you, your check-up is saved.')).toBeVisible();
  },
};

/** If the outcome is unknown, the user checks again or sends again. The input is kept. */
export const OutcomeUnknown: Story = {
  args: {
    faults: [
      { endpoint: 'createCheckUp', effect: { kind: 'lost-answer' }, once: true },
      { endpoint: 'listCheckUps', effect: { kind: 'offline' } },
    ],
  },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await userEvent.type(checkUp.getByRole('textbox', { name: 'Comment' }), 'Slept well');
    await save(checkUp);
    const notice = within(await checkUp.findByRole('alert'));
    await expect(notice.getByText('Your check-up may have been saved.')).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Send it again anyway' })).toBeVisible();
    await expect(checkUp.getByRole('textbox', { name: 'Comment' })).toHaveValue('Slept well');
    getStoryStore().clearFaults();
    await userEvent.click(notice.getByRole('button', { name: 'Look again' }));
    await expect(await screen.findByText('Thank you, your check-up is saved.')).toBeVisible();
    // A second save would be the next entry.
    await openEntries(2);
    await expect(screen.getAllByText('Slept well')).toHaveLength(1);
  },
};

/** If a list does not load, it shows a message with Retry; the rest can be saved (accounts §8). */
export const ListsNotLoaded: Story = {
  args: {
    faults: [
      { endpoint: 'listProducts', effect: { kind: 'status', status: 503 }, once: true },
      { endpoint: 'listObjectives', effect: { kind: 'status', status: 503 }, once: true },
    ],
  },
  play: async () => {
    const checkUp = await findCheckUpForm();
    const notice = await checkUp.findByRole('alert');
    await openDoses(checkUp);
    const products = await checkUp.findByText('The list could not be loaded.');
    await expect(notice).toHaveTextContent('We could not load the objectives.');
    await expect(screen.queryAllByRole('alert')).toHaveLength(1);
    await userEvent.click(within(products).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(checkUp.queryByText('The list could not be loaded.')).toBeNull());
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    await checkUp.findByRole('radiogroup', { name: 'Pain Relief' });
    await addDose(checkUp, 1, ['1', '1', 'Inhaled', 'CBG oil']);
  },
};

/** Leaving with unsaved changes asks for confirmation, and leaving without does not. */
export const LeavingUnsavedCheckUp: Story = {
  play: async () => {
    const checkUp = await findCheckUpForm();
    await rate(checkUp, 'How do you feel?', 'Same');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(checkUp.getByRole('radio', { name: 'Same', checked: true })).toBeInTheDocument();
    await userEvent.click(checkUp.getByRole('button', { name: 'Clear How do you feel?' }));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Grace' });
  },
};

export const OnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const checkUp = await findCheckUpForm();
    await userEvent.click(await checkUp.findByRole('button', { name: 'Same as last time' }));
    await openDoses(checkUp);
    await userEvent.click(await checkUp.findByRole('button', { name: '4 other objectives' }));
    const tiles = (
      await checkUp.findByRole('radiogroup', { name: 'Manage Side Effects of Chemo' })
    ).querySelectorAll('label');
    const tops = [...tiles].map((tile) => tile.getBoundingClientRect().top);
    // All answers stand in one row.
    await expect(new Set(tops).size).toBe(1);
    await expect(
      Math.min(...[...tiles].map((tile) => tile.getBoundingClientRect().height)),
    ).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
