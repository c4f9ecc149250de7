import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright';

export const KEYS_PER_FIELD = 8;
const PAUSE_MS = 100;

type Field = ElementHandle<Node>;

/** What is typed fits the field, or its mask would throw it away. */
async function keysFor(field: Field): Promise<string> {
  const takesNumbers = await field.evaluate((node) => {
    const { inputMode, type } = node as HTMLInputElement;
    return /numeric|decimal|tel/.test(`${inputMode} ${type}`);
  });
  return takesNumbers ? '12345678' : 'abcdefgh';
}

/** Types a few keys into each field. @returns what each keystroke cost, in milliseconds */
export async function typeInto(page: Page, fields: readonly Field[]): Promise<number[]> {
  await page.evaluate(() => {
    window.bench.keys = [];
  });
  // Where it rests, the page may have to look at every frame what lies under it.
  await page.mouse.move(1, 1);
  for (const field of fields) {
    // What was typed before may have taken a question away.
    if (!(await field.isVisible())) continue;
    await field.focus();
    await page.keyboard.press('End');
    await sleep(300);
    const keys = await keysFor(field);
    for (let typed = 0; typed < KEYS_PER_FIELD; typed += 1) {
      await page.keyboard.press(keys.charAt(typed));
      await sleep(PAUSE_MS);
    }
    // Nothing that the field still has to do should weigh on the next one.
    await page.keyboard.press('Escape');
    await sleep(300);
  }
  return page.evaluate(() => window.bench.keys);
}
