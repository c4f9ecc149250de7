import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { samplePicture } from '#mocks/seed/sample-picture.ts';
import type { Tab } from '../page/tab.ts';
import { expect, test } from '../test.ts';
import { writeSamplePicture } from './files.ts';
import { button, choose, field, form, pick } from './steps.ts';

const sectionHeading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 2, name, exact: true });

test('texts, menus, dates, phones and checkboxes are saved and shown again', async ({ tab, backend }) => {
  await backend.start('new-patient', 'myHealth/info-patient');
  const section = form(tab, 'Patient Information');
  await choose(tab, section, 'Prefix or suffix', 'Dr (Doctor)');
  await field(section, 'First name').fill('Amélie');
  await field(section, 'Last name').fill('O’Neil');
  await field(section, 'Zip or postal code').fill('08030');
  await field(section, 'Cell phone').typeInto('3035550142');
  await field(section, 'Date of birth').typeInto('04281986');
  await choose(tab, section, 'Sex assigned at birth', 'Decline To Answer');
  await section.getByRole('checkbox', { name: 'East Asian' }).check();
  await button(section, 'Update').click();
  await sectionHeading(tab, 'Contacts').toBeFocused();
  await tab.getByText('Patient Information Update Successfully').first().toBeVisible();
  await tab.goto('myHealth/info-patient');
  await field(section, 'First name').toHaveValue('Amélie');
  await field(section, 'Date of birth').toHaveValue('04-28-1986');
  await section.getByRole('checkbox', { name: 'East Asian' }).toBeChecked();
});

test('questions revealed by a Yes, rows and flags are saved', async ({ tab, backend }) => {
  await backend.start('new-patient', 'myHealth/military');
  const section = form(tab, 'Military Service');
  await pick(section, 'Have you served in the military?', 'Yes');
  await choose(tab, section, 'Branch of service', 'Air Force');
  await pick(section, 'Were you exposed to chemicals?', 'Yes');
  await section.getByRole('group', { name: 'Chemical 1' }).getByRole('textbox').fill('Jet fuel');
  await pick(section, 'Do you have symptoms of PTSD?', 'Yes');
  await section.getByRole('checkbox', { name: 'Avoiding places, people or activities' }).check();
  await button(section, 'Update').click();
  await sectionHeading(tab, 'Nutrition').toBeFocused();
  const { tables } = await backend.snapshot();
  const savedRecord = tables.intakeRecords.find(
    ({ userId, module }) => userId === 'new-patient' && module === 'MilitaryService',
  );
  expect(savedRecord?.record).toMatchObject({ servedMilitary: true, chemicals: [{ name: 'Jet fuel' }] });
});

test('a medication is found in the list, and an allergy added', async ({ tab, backend }) => {
  await backend.start('new-patient', 'myHealth/medications');
  const section = form(tab, 'Medications & Supplements');
  const row = section.getByRole('group', { name: 'Medication 1' });
  await field(row, 'Name').typeInto('ibup');
  await tab.getByRole('option', { name: 'Ibuprofen' }).click();
  await field(row, 'Dose').fill('400 mg');
  await pick(section, 'Are you allergic to any medication?', 'Yes');
  await section.getByRole('group', { name: 'Allergy 1' }).getByRole('textbox').fill('Penicillin');
  await button(section, 'Update').click();
  await sectionHeading(tab, 'Family History').toBeFocused();
});

test('a document is uploaded, listed, and downloaded byte for byte', async ({
  tab,
  backend,
  profile,
}, info) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  const documents = form(tab, 'My Documents');
  await field(documents, 'Document title').fill('Knee scan');
  await choose(tab, documents, 'Document type', 'Scans');
  const path = await writeSamplePicture(info.outputPath('knee.png'));
  await documents.locator('input[type=file]').upload(path);
  await button(documents, 'Add Document').click();
  await tab.getByRole('heading', { level: 4, name: 'Knee scan' }).toBeVisible();
  await button(tab, 'Download Knee scan').click();
  const isDownloaded = async () => (await readdir(profile.downloads)).includes(basename(path));
  await expect.poll(isDownloaded).toBe(true);
  const downloadedBytes = () => readFile(join(profile.downloads, basename(path)));
  await expect.poll(async () => (await downloadedBytes()).equals(Buffer.from(samplePicture()))).toBe(true);
});

test('a draft is offered after a reload, and restored', async ({ tab, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const relationship = field(form(tab, 'Contacts'), 'Relationship');
  await relationship.fill('Cousin');
  const databaseNames = () =>
    tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').join());
  await expect.poll(databaseNames).toContain('intake-drafts');
  await tab.reload();
  const notice = tab.getByRole('status').filter({ hasText: 'Unsaved answers from' });
  await button(notice, 'Restore').click();
  await relationship.toHaveValue('Cousin');
  await button(form(tab, 'Contacts'), 'Update').click();
  await sectionHeading(tab, 'Diagnosis').toBeFocused();
});

test('a second tab is notified of a save and does not overwrite it', async ({ tab, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  const secondTab = await tab.newTab();
  await secondTab.goto('myHealth/contact');
  await field(form(secondTab, 'Contacts'), 'Relationship').fill('Cousin');
  await field(form(tab, 'Contacts'), 'Relationship').fill('Partner');
  await button(form(tab, 'Contacts'), 'Update').click();
  await sectionHeading(tab, 'Diagnosis').toBeFocused();
  await form(secondTab, 'Contacts')
    .getByRole('alert')
    .filter({ hasText: 'This section was saved in another tab' })
    .toBeVisible();
});

test('the review of the answers can be printed', async ({ tab, backend }) => {
  await backend.start('complete', 'myHealth/check-answers');
  await tab.getByText('Persian Gulf').toBeVisible();
  await tab.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.title}`;
    };
  });
  await button(tab, 'Print').click();
  await expect.poll(() => tab.evaluate(() => document.title)).toMatch(/^printed /);
});
