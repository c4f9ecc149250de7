import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addSentShoop } from '#mocks/seed/scene.ts';
import type { Store } from '#mocks/store/store.ts';
import { createEveningShoop, ruthId } from '../support.ts';
import { SafetyBench } from './safety-bench.tsx';
import { clickSaveAndSend, findPreview, findSendButton } from './safety-dialog.ts';
import { createMedicine, medicinesWithEveryWarning, oneMedicine } from './safety-medicines.ts';

/** Layout of the preview: the patient's facts, and the buttons in the sticky footer. */
const meta: Meta<typeof SafetyBench> = {
  title: 'Screens/Physician/A patient/Shoop/Before it is sent/Room',
  component: SafetyBench,
  parameters: { layout: 'fullscreen' },
  args: { patientId: ruthId, signedInAs: 'physician@clinic.test', medicines: oneMedicine },
};
export default meta;
type Story = StoryObj<typeof SafetyBench>;

const sixMedicines = [
  ...medicinesWithEveryWarning,
  createMedicine('CBD', [['1500', 'Morning']], { note: 'Take 10 mg in the evening.' }),
  createMedicine('CBN', [['5', 'Evening']], { note: 'Half an hour before you lie down.' }),
];
const addEarlierShoop = (fresh: Store) => addSentShoop(fresh, ruthId, createEveningShoop('THC delta 9', 10));
/** Returns a `prepare` function that changes the record with the patient's allergies. */
const setAllergies = (record: object) => (fresh: Store) => {
  const saved = fresh.tables.intakeRecords.find(
    ({ userId, module }) => userId === ruthId && module === 'Medications',
  );
  Object.assign(saved?.record ?? {}, record);
};

const measureBox = (element: Element) => element.getBoundingClientRect();
const getFooter = (sendButton: HTMLElement) => sendButton.parentElement as HTMLElement;
/** Returns true if the element lies between the window's top and the dialog's footer. */
const isInSight = (element: Element, sendButton: HTMLElement) =>
  measureBox(element).top >= 0 && measureBox(element).bottom <= measureBox(getFooter(sendButton)).top;

/** Dose warnings, the beginning of the card and Send are visible without scrolling. */
export const SixMedicines: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { medicines: sixMedicines, prepare: addEarlierShoop },
  play: async () => {
    await expect([window.innerWidth, window.innerHeight]).toEqual([1440, 900]);
    await clickSaveAndSend();
    const dialog = await findPreview();
    const sendButton = await findSendButton('Ruth Okafor');
    const warnings = await dialog.findAllByRole('group', { name: /^Please check .*: medicine \d$/ });
    await dialog.findByRole('group', { name: 'Medication allergies' });
    const card = dialog.getByRole('heading', { name: 'What Ruth Okafor will read' });
    const day = await dialog.findByRole('heading', { name: /^Recommended on/ });
    await waitFor(() => {
      for (const part of [...warnings, card, day]) expect(isInSight(part, sendButton)).toBe(true);
      expect(measureBox(sendButton).bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(screen.getByRole('dialog').querySelector('section')?.scrollTop ?? 0).toBe(0);
    // The facts are to the right of the patient.
    const patientGroup = dialog.getByRole('group', { name: 'It is for' });
    const facts = dialog.getByRole('group', { name: 'Medication allergies' });
    await expect(measureBox(facts).left).toBeGreaterThan(measureBox(patientGroup).right);
    // The name and the date of birth stand in one line.
    await expect(measureBox(patientGroup).height).toBeLessThanOrEqual(48);
  },
};

/** On a phone, one collapsed line counts the alerts; Enter expands it. */
export const FactsCollapsedOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: { prepare: setAllergies({ allergy: true, allergies: [{ name: 'Penicillin' }, { name: 'Latex' }] }) },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    const factsButton = await dialog.findByRole('button', {
      name: /^Allergies and interactions\s*2 allergies, [1-9]\d* interactions?$/,
      expanded: false,
    });
    await expect(dialog.queryByText('Penicillin')).not.toBeVisible();
    factsButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Penicillin')).toBeVisible());
    await expect(dialog.getByRole('group', { name: /^Drug interactions/ })).toBeVisible();
  },
};

/** Unknown is not none (decision 73): the collapsed line says so. */
export const AllergiesUnknownOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: { patientId: 'new-patient', medicines: oneMedicine },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await dialog.findByRole('button', { name: /allergies not known/ });
  },
};

/** A known absence raises no alert. */
export const NoAllergiesOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: {
    prepare: (fresh) => {
      setAllergies({ allergy: false, allergies: [] })(fresh);
      const patient = fresh.tables.accounts.find(({ id }) => id === ruthId);
      Object.assign(patient ?? {}, { substrates: [], inducers: [], inhibitors: [] });
    },
  },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    const factsButton = await dialog.findByRole('button', { name: /^Allergies and interactions/ });
    await userEvent.click(factsButton);
    await waitFor(() => expect(dialog.getByText('The patient has none')).toBeVisible());
    await expect(factsButton).not.toHaveTextContent(/allerg(y|ies)[,\d]|not known/);
  },
};

/** A part that fails does not prevent sending, and the collapsed line says what is unknown. */
export const AllergiesFail: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { faults: [{ endpoint: 'readMedications', effect: { kind: 'status', status: 503 } }] },
  play: async () => {
    await clickSaveAndSend();
    const dialog = await findPreview();
    await userEvent.click(await dialog.findByRole('button', { name: /allergies not known/ }));
    await waitFor(() => expect(dialog.getByText('We could not load the allergies.')).toBeVisible());
    await expect(await findSendButton('Ruth Okafor')).toBeEnabled();
  },
};

/** Expects the footer to be at most `maxHeightPx` px high and never to cover a focused control. */
async function expectSmallFooter(maxHeightPx: number) {
  await clickSaveAndSend();
  const sendButton = await findSendButton('Ruth Okafor');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('radio', { name: /Ruth Okafor/ });
  await waitFor(() =>
    expect(measureBox(getFooter(sendButton)).bottom).toBeLessThanOrEqual(window.innerHeight),
  );
  await expect(measureBox(getFooter(sendButton)).height).toBeLessThanOrEqual(maxHeightPx);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const controls = [...dialog.querySelectorAll<HTMLElement>('button, input, summary')];
  for (const control of controls.filter((one) => !getFooter(sendButton).contains(one))) {
    // Half behind the footer, the control counts as visible for the browser, which does not scroll.
    control.blur();
    dialog.scrollTop +=
      measureBox(control).top - measureBox(getFooter(sendButton)).top + measureBox(control).height / 2;
    control.focus();
    await waitFor(() => expect(isInSight(control, sendButton)).toBe(true));
  }
}

const argsWithQuestion: Story['args'] = {
  medicines: sixMedicines,
  earlierSending: { patientId: 'patient', name: 'Grace Holloway', born: 'Born 04-28-1986', minutesAgo: 3 },
  prepare: addEarlierShoop,
};

/** At most 110 px, with the reason why Send is disabled. */
export const FooterOnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  args: argsWithQuestion,
  play: () => expectSmallFooter(110),
};

/** 320 px, as at 200 % on a window of 640 px. */
export const FooterOnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: argsWithQuestion,
  play: () => expectSmallFooter(130),
};
