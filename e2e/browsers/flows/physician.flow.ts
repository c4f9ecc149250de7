import { expect, test } from '../test.ts';
import { button, field, form, heading, pick } from './steps.ts';

const ruthsProfile = 'physician/patient-profile/complete-patient';

test('a Shoop is saved as a draft, and another one sent after its preview', async ({ tab, backend }) => {
  await backend.start('physician', `${ruthsProfile}?view=shoop&step=new`);
  const shoop = tab.getByRole('form', { name: /SHOOP$/ });
  const countShoops = async (isReady: boolean) => {
    const { tables } = await backend.snapshot();
    return tables.shoops.filter((each) => each.userId === 'complete-patient' && each.isReady === isReady)
      .length;
  };
  const countsBefore = [await countShoops(false), await countShoops(true)];
  const fillInShoop = async () => {
    const cannabinoid = shoop.getByRole('combobox', { name: 'Target cannabinoid' });
    await cannabinoid.typeInto('CBDV');
    await tab.pressKey('Enter');
    await shoop.getByRole('textbox', { name: /^Target daily dose/ }).fill('5');
    await pick(shoop, /^Target unit/, 'mg');
    await field(shoop, 'Dose').fill('5');
  };
  await fillInShoop();
  await button(shoop, 'Save').click();
  await expect.poll(() => countShoops(false)).toBe((countsBefore[0] ?? 0) + 1);
  await shoop.getByRole('textbox', { name: /^Target daily dose/ }).toHaveValue('');
  await fillInShoop();
  await button(shoop, 'Save & Send').click();
  const preview = tab.getByRole('dialog', { name: 'Send this Shoop?' });
  await preview.getByText('CBDV').first().toBeVisible();
  await button(preview, /^Send/).click();
  await expect.poll(() => countShoops(true)).toBe((countsBefore[1] ?? 0) + 1);
  await preview.toBeHidden();
});

test('a note is written and shared', async ({ tab, backend }) => {
  await backend.start('physician', `${ruthsProfile}?view=notes`);
  const note = form(tab, 'New note');
  await field(note, 'Note').fill('Please eat something before the evening drops.');
  await note.getByRole('checkbox', { name: 'Share this note with the patient' }).check();
  await button(note, 'Save Notes').click();
  const newestNote = tab.getByRole('article').first();
  await newestNote.toHaveText(/Please eat something before the evening drops/);
  await newestNote.toHaveText(/Shared with the patient/);
  await field(note, 'Note').toHaveValue('');
});

test('a patient is found in the list by name and opened', async ({ tab, backend }) => {
  await backend.start('physician', 'physician/list-patient');
  await tab
    .getByRole('searchbox')
    .or(tab.getByRole('textbox', { name: /search/i }))
    .first()
    .typeInto('okafor');
  await tab.getByRole('link', { name: 'Ruth Okafor', exact: true }).click();
  await heading(tab, 'Ruth Okafor').toBeVisible();
});

test('a patient is added and invited', async ({ tab, backend }) => {
  await backend.start('physician', 'physician/add-patient');
  const patient = form(tab, 'New patient');
  await field(patient, 'First name').fill('Nora');
  await field(patient, 'Last name').fill('Whitfield');
  await field(patient, 'Email').fill('nora@example.test');
  await field(patient, 'Primary diagnosis').typeInto('Chronic migr');
  await tab.getByRole('option', { name: 'Chronic migraine' }).click();
  await patient.getByRole('checkbox', { name: 'Pain Relief' }).check();
  await button(patient, 'Add patient').click();
  await tab.toHavePath('/physician/list-patient');
  await expect
    .poll(async () => (await backend.outbox()).some(({ to }) => to === 'nora@example.test'))
    .toBe(true);
});
