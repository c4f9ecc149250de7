import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addShoop } from '#mocks/rules/add-shoop.ts';
import { buildDailyShoop } from '#mocks/seed/regimens.ts';
import type { Store } from '#mocks/store/store.ts';
import { storeOfStory } from '#stories/support/story-store.ts';
import { openDialog } from '../support.ts';

/** Screen arguments that open the form as a physician. */
export const formScreenArgs = {
  path: '/physician/patient-profile/new-patient?view=shoop&step=new',
  signedInAs: 'physician@clinic.test',
} as const;
export const PATIENT = 'new-patient';

/** Returns the patient's Shoops in the store: sent ones, or drafts. */
export const storedShoops = (isReady: boolean) =>
  storeOfStory().tables.shoops.filter((shoop) => shoop.userId === PATIENT && shoop.isReady === isReady);

/** Returns the form once it is rendered. */
export const shoopForm = async () => within(await screen.findByRole('form', { name: /SHOOP$/ }));
export type Form = Awaited<ReturnType<typeof shoopForm>>;

/** Returns the medicine with the given number. */
export const medicine = (form: Form, place: number) =>
  within(form.getByRole('group', { name: new RegExp(`^Medicine ${place}\\b`) }));
type Medicine = ReturnType<typeof medicine>;

export const cannabinoid = (card: Medicine) => card.getByRole('combobox', { name: 'Target cannabinoid' });
export const target = (card: Medicine) => card.getByRole('textbox', { name: /^Target daily dose/ });
export const amounts = (card: Medicine) => card.queryAllByRole('textbox', { name: 'Dose' });
/** Returns the note field, opening it if necessary. */
export async function note(card: Medicine): Promise<HTMLElement> {
  const closed = card.queryByRole('button', { name: 'Add a note' });
  if (closed) await userEvent.click(closed);
  return card.getByRole('textbox', { name: 'Note' });
}
/** Expands a collapsed medicine. */
export const expandMedicine = (form: Form, place: number) =>
  userEvent.click(form.getByRole('button', { name: `Edit medicine ${place}` }));
/** Collapses a finished medicine. */
export const collapseMedicine = (form: Form, place: number) =>
  userEvent.click(form.getByRole('button', { name: `Fold medicine ${place}` }));
export const save = (form: Form) => form.getByRole('button', { name: 'Save' });
export const send = (form: Form) => form.getByRole('button', { name: 'Save & Send' });

/** Returns a radio by its name and its group's; `place` selects among groups of the same name. */
export const radio = (card: Medicine, group: RegExp | string, name: string, place = 0) =>
  within(card.getAllByRole('radiogroup', { name: group })[place] as HTMLElement).getByRole('radio', { name });

export const frequency = (card: Medicine, value: string) => radio(card, 'Frequency', value);
export const period = (card: Medicine, value: 'Daily' | 'Hourly') => radio(card, 'Daily or Hourly', value);

interface Filled {
  name?: string;
  dose?: string;
  unit?: 'mg' | 'g';
}

/** Fills in a medicine with one dose a day, equal to the target. */
export async function fillMedicine(card: Medicine, { name = 'CBD', dose = '5', unit = 'mg' }: Filled = {}) {
  await userEvent.type(cannabinoid(card), `${name}{Enter}`);
  await userEvent.type(target(card), dose);
  await userEvent.click(radio(card, /^Target unit/, unit));
  const [first] = amounts(card);
  if (first) await userEvent.type(first, dose);
}

/** Waits until the form is empty again. */
export const waitUntilEmpty = (form: Form) =>
  waitFor(() => {
    if (form.queryAllByRole('group', { name: /^Medicine \d/ }).length !== 1)
      throw new Error('There are more');
    if ((target(medicine(form, 1)) as HTMLInputElement).value !== '') throw new Error('It is not empty');
  });

/** Confirms the sending in the preview. */
export async function confirmSending() {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Send to / }));
}

/** Adds a draft of CBN, taken in the morning and in the evening. */
export const addDraftShoop = (store: Store) => {
  const draft = { physicianId: 'physician', userId: PATIENT, isReady: false, hoursAgo: 1 };
  const rest = { ingestionMethod: 'Ingested', note: '' };
  addShoop(
    store,
    draft,
    buildDailyShoop(
      'CBN',
      [
        [2, 'Morning'],
        [3, 'Evening'],
      ],
      rest,
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
