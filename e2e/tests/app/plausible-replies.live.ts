import { expect, type Page } from 'playwright/test';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { test } from '../../support/app.ts';
import { MOCK_API_URL } from '../../support/builds.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';

/** Answers an endpoint's calls with a 200 and this body, in the place of the API. */
async function answerWith(page: Page, name: EndpointName, body: unknown): Promise<void> {
  const { path, method } = endpoints[name];
  await page.route(`${MOCK_API_URL}${path}*`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

for (const body of [{ status: 200, message: '' }, { status: 200, message: '', data: null }, [{ id: 'a' }]])
  test(`a patient is not told that there is no Shoop by ${JSON.stringify(body)}`, async ({
    page,
    backend,
  }) => {
    await answerWith(page, 'listShoops', body);
    await backend.start('complete', 'dosing-history');
    const notice = page.getByRole('alert').filter({ hasText: 'We could not load your Dosing History.' });
    await expect(notice).toContainText('could not be read');
    await expect(page.getByText('No Recommended Shoop added Yet')).toHaveCount(0);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article', { name: /^Recommended on/ })).toHaveCount(3);
  });

test('an update that a 200 refuses stays on the section, with what was typed', async ({ page, backend }) => {
  await answerWith(page, 'saveContacts', { status: 400, message: 'The phone is not in use', data: null });
  await backend.start('complete', 'myHealth/contact');
  const section = form(page, 'Contacts');
  await field(section, 'First name').fill('Marcus');
  await updateButton(section).click();
  await expectToasts(page, ['Contact Information Not Updated']);
  await expect(section.getByRole('alert')).toContainText('The phone is not in use');
  await expect(field(section, 'First name')).toHaveValue('Marcus');
  await page.unrouteAll();
  await forgetToasts(page);
  await updateButton(section).click();
  await expectToasts(page, ['Contact Information Update Successfully']);
});

test('a section of unknown names says so, and is replaced only by who is asked', async ({
  page,
  backend,
}) => {
  await answerWith(page, 'readContacts', {
    status: 200,
    message: '',
    data: { FirstName: 'Samuel', Relationship: 'Brother' },
  });
  await backend.start('complete', 'myHealth/contact');
  const section = form(page, 'Contacts');
  const notice = page.getByRole('alert').filter({ hasText: 'answers to this section that cannot be shown' });
  await expect(notice).toBeVisible();
  await expect(field(section, 'First name')).toHaveValue('');
  await field(section, 'First name').fill('Marcus');
  await field(section, 'Last name').fill('Okafor');
  await field(section, 'Phone').fill('(503) 555-0100');
  const dialog = page.getByRole('dialog', { name: 'Replace what is stored?' });
  const saves = async () =>
    (await backend.calls()).filter(({ endpoint }) => endpoint === 'saveContacts').length;

  await updateButton(section).click();
  await expect(dialog.getByRole('button', { name: 'Keep what is stored' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(updateButton(section)).toBeEnabled();
  expect(await saves()).toBe(0);
  await expect(field(section, 'First name')).toHaveValue('Marcus');

  await updateButton(section).click();
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expectToasts(page, ['Contact Information Update Successfully']);
  expect(await saves()).toBe(1);
  await expect(notice).toHaveCount(0);

  // From now on the section is like any other.
  await page.goBack();
  await field(section, 'First name').fill('Marc');
  await updateButton(section).click();
  await expect.poll(saves).toBe(2);
  await expect(dialog).toHaveCount(0);
});

test('a review does not show a section of unknown names as unanswered', async ({ page, backend }) => {
  await answerWith(page, 'readContacts', { status: 200, message: '', data: { FirstName: 'Samuel' } });
  await backend.start('complete', 'myHealth/check-answers');
  await expect(page.getByRole('alert').filter({ hasText: 'Contacts' })).toContainText('could not be read');
});
