import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';
import { getStoryStore } from '#stories/support/story-store.ts';
import { openDialog } from '../support.ts';

/** Screen arguments that open the form as a physician. */
export const formScreenArgs = {
  path: '/physician/patient-profile/new-patient?view=shoop&step=new',
  signedInAs: 'physician@clinic.test',
} as const;
/** Patient whose form the stories open. */
export const patientId = 'new-patient';

/** Returns the patient's Shoops in the store: sent ones, or drafts. */
export const listShoops = (isReady: boolean) =>
  getStoryStore().tables.shoops.filter((shoop) => shoop.userId === patientId && shoop.isReady === isReady);

/** Returns the form once it is rendered. */
export const findShoopForm = async () => within(await screen.findByRole('form', { name: /SHOOP$/ }));
export type Form = Awaited<ReturnType<typeof findShoopForm>>;

/** Returns the medicine with the given number. */
export const getMedicine = (form: Form, place: number) =>
  within(form.getByRole('group', { name: new RegExp(`^Medicine ${place}\\b`) }));
type Medicine = ReturnType<typeof getMedicine>;

export const getCannabinoid = (card: Medicine) => card.getByRole('combobox', { name: 'Target cannabinoid' });
export const getTarget = (card: Medicine) => card.getByRole('textbox', { name: /^Target daily dose/ });
/** Returns the fields for the single doses of the day. */
export const getAmounts = (card: Medicine) => card.queryAllByRole('textbox', { name: 'Dose' });
/** Returns the note field, opening it if necessary. */
export async function openNote(card: Medicine): Promise<HTMLElement> {
  const addNoteButton = card.queryByRole('button', { name: 'Add a note' });
  if (addNoteButton) await userEvent.click(addNoteButton);
  return card.getByRole('textbox', { name: 'Note' });
}
/** Expands a collapsed medicine. */
export const expandMedicine = (form: Form, place: number) =>
  userEvent.click(form.getByRole('button', { name: `Edit medicine ${place}` }));
/** Collapses a finished medicine. */
export const collapseMedicine = (form: Form, place: number) =>
  userEvent.click(form.getByRole('button', { name: `Fold medicine ${place}` }));
export const getSaveButton = (form: Form) => form.getByRole('button', { name: 'Save' });
export const getSendButton = (form: Form) => form.getByRole('button', { name: 'Save & Send' });

/** Returns a radio by its name and its group's; `place` selects among groups of the same name. */
export const getRadio = (card: Medicine, group: RegExp | string, name: string, place = 0) =>
  within(card.getAllByRole('radiogroup', { name: group })[place] as HTMLElement).getByRole('radio', { name });

export const getFrequency = (card: Medicine, value: string) => getRadio(card, 'Frequency', value);
export const getPeriod = (card: Medicine, value: 'Daily' | 'Hourly') =>
  getRadio(card, 'Daily or Hourly', value);

interface MedicineInput {
  name?: string;
  dose?: string;
  unit?: 'mg' | 'g';
}

/** Fills in a medicine with one dose a day, equal to the target. */
export async function fillMedicine(
  card: Medicine,
  { name = 'CBD', dose = '5', unit = 'mg' }: MedicineInput = {},
) {
  await userEvent.type(getCannabinoid(card), `${name}{Enter}`);
  await userEvent.type(getTarget(card), dose);
  await userEvent.click(getRadio(card, /^Target unit/, unit));
  const [first] = getAmounts(card);
  if (first) await userEvent.type(first, dose);
}

/** Waits until the form is empty again. */
export const waitUntilEmpty = (form: Form) =>
  waitFor(() => {
    if (form.queryAllByRole('group', { name: /^Medicine \d/ }).length !== 1)
      throw new Error('More than one medicine');
    if ((getTarget(getMedicine(form, 1)) as HTMLInputElement).value !== '')
      throw new Error('The target is not empty');
  });

/** Confirms the sending in the preview. */
export async function confirmSending() {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Send to / }));
}

/** Adds a draft of CBN, taken in the morning and in the evening. */
export const addDraftShoop = (store: Store) => {
  const draft = { physicianId: 'physician', userId: patientId, isReady: false, hoursAgo: 1 };
  const intakeDetails = { ingestionMethod: 'Ingested', note: '' };
  addShoop(
    store,
    draft,
    buildDailyShoop(
      'CBN',
      [
        [2, 'Morning'],
        [3, 'Evening'],
      ],
      intakeDetails,
    ),
  );
};

/** Loads the draft into the form. */
export async function loadDraftIntoForm(form: Form) {
  const dialog = await openDialog('Draft Shoop');
  await userEvent.click(await dialog.findByRole('button', { name: /^Edit/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(form.getByRole('group', { name: /CBN/ })).toBeVisible());
}
