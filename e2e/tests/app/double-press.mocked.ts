import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { field, form, sectionHeading, updateButton } from '../../support/screens/intake.ts';
import { stepForm, stepHeading, stepUpdateButton } from '../../support/screens/profile.ts';

/** Kinds of double clicks by an unsteady hand. */
const doubleClicks: Readonly<Record<string, (page: Page, button: Locator) => Promise<void>>> = {
  'a double press': (_, button) => button.dblclick(),
  'a double press that holds each for 150 ms': (_, button) => button.dblclick({ delay: 150 }),
  'a second press 150 ms after the first': pressTwice,
};

/** Clicks twice at one position, even if another element is there the second time. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('Update is not shown');
  const { mouse } = page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    if (clickCount === 2) await new Promise((resolve) => setTimeout(resolve, 150));
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
  }
}

/** Delays of the answer in ms: before the second click and after it. */
const answerDelaysMs = [0, 500];

/** Form with Update that moves on after a save. */
interface UpdateForm {
  title: string;
  endpoint: 'updatePersonalInformation' | 'updatePhysicianInformation' | 'saveContacts';
  scenario: 'half-done' | 'physician';
  path: string;
  field: (page: Page) => Locator;
  button: (page: Page) => Locator;
  nextHeading: (page: Page) => Locator;
}

const personal = (page: Page) => stepForm(page, 'personal');
const contacts = (page: Page) => form(page, 'Contacts');
const profileForm = {
  button: (page: Page) => stepUpdateButton(page, 'personal'),
  nextHeading: (page: Page) => stepHeading(page, 'image'),
};
const contactsForm = {
  endpoint: 'saveContacts',
  field: (page: Page) => field(contacts(page), 'Relationship'),
  button: (page: Page) => updateButton(contacts(page)),
  nextHeading: (page: Page) => sectionHeading(page, 'Diagnosis'),
} as const;

const updateForms: readonly UpdateForm[] = [
  {
    title: 'a patient’s profile (accounts §4.5)',
    endpoint: 'updatePersonalInformation',
    scenario: 'half-done',
    path: 'profile',
    field: (page) => personal(page).getByRole('textbox', { name: 'City' }),
    ...profileForm,
  },
  {
    title: 'a physician’s profile (accounts §4.5)',
    endpoint: 'updatePhysicianInformation',
    scenario: 'physician',
    path: 'physician/profile',
    field: (page) => personal(page).getByRole('textbox', { name: 'Office number' }),
    ...profileForm,
  },
  { title: 'the intake (§4)', scenario: 'half-done', path: 'myHealth/contact', ...contactsForm },
  {
    title: 'the intake of a physician’s patient (§4)',
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    ...contactsForm,
  },
];

const countCalls = async (backend: Backend, endpoint: string) =>
  (await backend.calls()).filter((call) => call.endpoint === endpoint).length;

for (const { title, endpoint, scenario, path, ...updateForm } of updateForms)
  for (const [kind, doubleClick] of Object.entries(doubleClicks))
    test(`${kind} on Update saves once and moves on: ${title}`, async ({ page, backend }) => {
      for (const [attempt, ms] of answerDelaysMs.entries()) {
        await backend.start(scenario, path);
        await backend.fault({ endpoint, effect: { kind: 'delay', ms } });
        // A text that each of the fields accepts, the office number as well.
        await updateForm.field(page).fill(`5550199${attempt}`);
        await doubleClick(page, updateForm.button(page));
        await expect(updateForm.nextHeading(page)).toBeFocused();
        // With the toast, the other calls of the move are done and the second click has arrived.
        await expect(page.locator('[data-toast]')).toBeVisible();
        expect(await countCalls(backend, endpoint)).toBe(1);
        await expect(updateForm.nextHeading(page)).toBeFocused();
      }
    });

test('a failed Update keeps the focus after a double click (intake §8)', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await backend.fault({ endpoint: 'saveContacts', effect: { kind: 'status', status: 503 } });
  await contactsForm.field(page).fill('Husband');
  await contactsForm.button(page).dblclick();
  await expect(contacts(page).getByRole('alert')).toBeVisible();
  await expect(contactsForm.button(page)).toBeFocused();
});

for (const path of ['myHealth/contact', 'profile'])
  test(`a user who goes on while a save is pending stays there: ${path}`, async ({ page, backend }) => {
    const updateForm = updateForms.find((candidate) => candidate.path === path);
    if (!updateForm) throw new Error('No such place');
    await backend.start(updateForm.scenario, path);
    await backend.fault({ endpoint: updateForm.endpoint, effect: { kind: 'delay', ms: 800 } });
    await updateForm.field(page).fill('5550199');
    await updateForm.button(page).dblclick();
    await updateForm.field(page).click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(updateForm.button(page)).toBeDisabled();
    await expect(updateForm.field(page)).toBeFocused();
  });
