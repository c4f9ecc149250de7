import { devices, expect } from 'playwright/test';
import { test } from '../../support/app.ts';
import { field } from '../../support/screens/intake.ts';
import { personalForm } from '../../support/screens/sign-up.ts';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

const patientEmail = 'nora@clinic.test';
/** Labels with the typed text and the text that the field then shows. */
const answers: readonly (readonly [label: string, text: string, shown?: string])[] = [
  ['First name', 'Nora'],
  ['Last name', 'Whitfield'],
  ['Email', patientEmail],
  ['Confirm email', patientEmail],
  ['Cell phone', '5035550199', '(503) 555-0199'],
  ['Date of birth', '04281986', '04-28-1986'],
  ['Zip or postal code', '97205'],
];

/** Delays of the lookups by e-mail and phone, in ms: immediate, while the user types, and late. */
const lookupDelaysMs = [0, 150, 400, 1200];

for (const ms of lookupDelaysMs) {
  test(`no letter typed fast by touch is lost while lookups take ${ms} ms (accounts §5)`, async ({
    page,
    backend,
  }) => {
    await backend.start('clinic', 'signup');
    for (const endpoint of ['checkEmail', 'checkPhone'] as const)
      if (ms > 0) await backend.fault({ endpoint, effect: { kind: 'delay', ms } });
    const form = personalForm(page);
    for (const [label, text] of answers) {
      await field(form, label).tap();
      // Inserts text like a phone's keyboard. Chromium drops emulated key presses right after a tap
      // far down a page, even on a page of two plain inputs.
      for (const letter of text) await page.keyboard.insertText(letter);
    }
    for (const [label, text, shown = text] of answers) await expect(field(form, label)).toHaveValue(shown);
    await expect(field(form, 'City'), 'the look-up has answered').toHaveValue('Portland');
    for (const [label, text, shown = text] of answers) await expect(field(form, label)).toHaveValue(shown);
  });
}
