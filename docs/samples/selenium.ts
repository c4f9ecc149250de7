import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Builder, By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
// Types of window.clinicMock. Outside this repository, declare the calls that the test needs.
import type { ClinicMock } from '../../mocks/controls/clinic-mock.ts';

const baseUrl = process.env.BASE_URL ?? 'http://localhost:4173/';
const limitMs = 20_000;
let driver: WebDriver;

before(async () => {
  // SELENIUM_BROWSER and SELENIUM_REMOTE_URL choose another browser.
  driver = await new Builder().forBrowser('chrome').build();
});
after(() => driver?.quit());

/** Calls a command of the mock, and waits for its promise. */
const mock = <Name extends keyof ClinicMock>(name: Name, ...inputs: Parameters<ClinicMock[Name]>) =>
  driver.executeScript<Awaited<ReturnType<ClinicMock[Name]>>>(
    'const [name, ...inputs] = arguments; return window.clinicMock[name](...inputs);',
    name,
    ...inputs,
  );

/** Waits for a visible element. */
async function find(xpath: string): Promise<WebElement> {
  const element = await driver.wait(until.elementLocated(By.xpath(xpath)), limitMs);
  return driver.wait(until.elementIsVisible(element), limitMs);
}

/** Finds a field by its label: generated ids and classes differ from build to build. */
async function findField(label: string): Promise<WebElement> {
  const id = await (await find(`//label[starts-with(normalize-space(), "${label}")]`)).getAttribute('for');
  return driver.findElement(By.id(id ?? ''));
}

async function fill(label: string, text: string): Promise<void> {
  const field = await findField(label);
  await field.clear();
  await field.sendKeys(text);
}

/** Clicks a button once it is enabled. */
async function clickButton(name: string): Promise<void> {
  const button = await find(
    `//main//button[normalize-space()="${name}"] | //*[@role="dialog"]//button[normalize-space()="${name}"]`,
  );
  await driver.wait(until.elementIsEnabled(button), limitMs);
  await button.click();
}

/** Waits for the focus on the next section, which says that the save is done. */
const waitUntilSaved = () =>
  driver.wait(async () => (await driver.switchTo().activeElement().getText()) === 'Diagnosis', limitMs);

test('a failed save says so, and the data go back to the first save', async () => {
  await driver.get(`${baseUrl}myHealth/contact?scenario=half-done&console=off`);
  // Once the form is there, so are the mock and its scenario.
  await find('//form[@aria-label="Contacts"]');
  const effect = { kind: 'status', status: 400 } as const;
  await mock('fault', { endpoint: 'saveContacts', effect, after: 1, times: 1 });
  await fill('Relationship', 'Brother');
  await clickButton('Update');
  await waitUntilSaved();
  const changes = await mock('history');

  await (await find('//nav//a[contains(., "Contacts")]')).click();
  await fill('Relationship', 'Neighbor');
  await clickButton('Update');
  await find(
    '//form[@aria-label="Contacts"]//*[@role="alert"][contains(., "Contact Information Not Updated")]',
  );
  await clickButton('Update');
  await waitUntilSaved();

  await driver.get(`${baseUrl}${await mock('goBack', changes.at(-1)?.number ?? 0)}`);
  assert.equal(await (await findField('Relationship')).getAttribute('value'), 'Brother');
});

test('a login takes the texted code', async () => {
  await driver.get(`${baseUrl}login?scenario=two-factor&console=off`);
  // The app replaces the elements of the delivered HTML when it starts.
  await driver.wait(() => driver.executeScript('return window.earlyInput === undefined;'), limitMs);
  await fill('Email', 'twofa@clinic.test');
  await fill('Password', 'Clinic#2026');
  await clickButton('Log in');
  await find('//*[@role="dialog"]//label[starts-with(normalize-space(), "Verification code")]');
  // The message is sent a moment after the dialog has opened.
  const code = await driver.wait(async () => (await mock('outbox'))[0]?.code ?? '', limitMs);
  await fill('Verification code', code);
  await clickButton('Verify');
  await find('//h1[normalize-space()="Welcome, Theo"]');
});
