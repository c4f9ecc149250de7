import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { field, form, sectionHeading, update } from '../../support/screens/intake.ts';
import { stepForm, stepHeading, updateButton } from '../../support/screens/profile.ts';

/** Kinds of double clicks by an unsteady hand. */
const ways: Readonly<Record<string, (page: Page, button: Locator) => Promise<void>>> = {
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
const delays = [0, 500];

interface Place {
  where: string;
  endpoint: 'updatePersonalInformation' | 'updatePhysicianInformation' | 'saveContacts';
  scenario: 'half-done' | 'physician';
  path: string;
  field: (page: Page) => Locator;
  button: (page: Page) => Locator;
  nextHeading: (page: Page) => Locator;
}

const personal = (page: Page) => stepForm(page, 'personal');
const contacts = (page: Page) => form(page, 'Contacts');
const profile = {
  button: (page: Page) => updateButton(page, 'personal'),
  nextHeading: (page: Page) => stepHeading(page, 'image'),
};
const intake = {
  endpoint: 'saveContacts',
  field: (page: Page) => field(contacts(page), 'Relationship'),
  button: (page: Page) => update(contacts(page)),
  nextHeading: (page: Page) => sectionHeading(page, 'Diagnosis'),
} as const;

const places: readonly Place[] = [
  {
    where: 'a patient’s profile (accounts §4.5)',
    endpoint: 'updatePersonalInformation',
    scenario: 'half-done',
    path: 'profile',
    field: (page) => personal(page).getByRole('textbox', { name: 'City' }),
    ...profile,
  },
  {
    where: 'a physician’s profile (accounts §4.5)',
    endpoint: 'updatePhysicianInformation',
    scenario: 'physician',
    path: 'physician/profile',
    field: (page) => personal(page).getByRole('textbox', { name: 'Office number' }),
    ...profile,
  },
  { where: 'the intake (§4)', scenario: 'half-done', path: 'myHealth/contact', ...intake },
  {
    where: 'the intake of a physician’s patient (§4)',
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    ...intake,
  },
];

const saved = async (backend: Backend, endpoint: string) =>
  (await backend.calls()).filter((call) => call.endpoint === endpoint).length;

for (const { where, endpoint, scenario, path, ...at } of places)
  for (const [way, press] of Object.entries(ways))
    test(`${way} on Update saves once and moves on: ${where}`, async ({ page, backend }) => {
      for (const [round, ms] of delays.entries()) {
        await backend.start(scenario, path);
        await backend.fault({ endpoint, effect: { kind: 'delay', ms } });
        await at.field(page).fill(`5550199${round}`);
        await press(page, at.button(page));
        await expect(at.nextHeading(page)).toBeFocused();
        // With the toast, the other calls of the move are done and the second click has arrived.
        await expect(page.locator('[data-toast]')).toBeVisible();
        expect(await saved(backend, endpoint)).toBe(1);
        await expect(at.nextHeading(page)).toBeFocused();
      }
    });

test('a failed Update keeps the focus after a double click (intake §8)', async ({ page, backend }) => {
  await backend.start('half-done', 'myHealth/contact');
  await backend.fault({ endpoint: 'saveContacts', effect: { kind: 'status', status: 503 } });
  await intake.field(page).fill('Husband');
  await intake.button(page).dblclick();
  await expect(contacts(page).getByRole('alert')).toBeVisible();
  await expect(intake.button(page)).toBeFocused();
});

for (const path of ['myHealth/contact', 'profile'])
  test(`a user who goes on while a save is pending stays there: ${path}`, async ({ page, backend }) => {
    const place = places.find((one) => one.path === path);
    if (!place) throw new Error('No such place');
    await backend.start(place.scenario, path);
    await backend.fault({ endpoint: place.endpoint, effect: { kind: 'delay', ms: 800 } });
    await place.field(page).fill('5550199');
    await place.button(page).dblclick();
    await place.field(page).click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(place.button(page)).toBeDisabled();
    await expect(place.field(page)).toBeFocused();
  });
