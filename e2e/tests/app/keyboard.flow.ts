import { expect } from 'playwright/test';
import { test } from '../../support/app.ts';
import { tabTo } from '../../support/keyboard.ts';
import { field, form, sectionHeading, storedRecord, updateButton } from '../../support/screens/intake.ts';

test('contacts are filled in, corrected and saved by keyboard', {
  tag: ['@wcag-2.1.1', '@wcag-2.4.3', '@wcag-3.3.1'],
}, async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/contact');
  const section = form(page, 'Contacts');
  const { keyboard } = page;
  await expect(section).toBeVisible();
  await expect(sectionHeading(page, 'Contacts')).toBeFocused();
  const typeInto = async (name: string, text: string) => {
    await tabTo(field(section, name));
    await keyboard.type(text);
  };
  await typeInto('First name', 'Daniel');
  await typeInto('Last name', 'Castellano');
  await typeInto('Phone', '130355501');
  await typeInto('Relationship', 'Brother');
  await tabTo(section.getByRole('radio', { name: 'Yes' }));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: 'No' })).toBeChecked();
  await typeInto('Referred by', 'A friend');
  await tabTo(updateButton(section));
  await keyboard.press('Enter');

  const summary = section.getByRole('region', { name: 'Please check these answers' });
  await expect(summary).toBeFocused();
  await tabTo(summary.getByRole('link', { name: /^Phone/ }));
  await keyboard.press('Enter');
  await expect(field(section, 'Phone')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('77');
  // Enter in a field moves to the next field and does not save (decision 58).
  await keyboard.press('Enter');
  await expect(field(section, 'Relationship')).toBeFocused();
  await tabTo(updateButton(section));
  await keyboard.press('Enter');
  await expect(sectionHeading(page, 'Diagnosis')).toBeFocused();
  expect(await storedRecord(backend, 'new-patient', 'Contacts')).toMatchObject({
    firstName: 'Daniel',
    contactPhone: '13035550177',
    physicianKnowCannabisUse: false,
    referredBy: 'A friend',
  });
});
