import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright';

const PAUSE_MS = 80;
const REST_MS = 150;

export type Field = ElementHandle<Node>;

/** What is typed fits the field, or its mask would throw it away. */
async function keysFor(field: Field): Promise<string> {
  const takesNumbers = await field.evaluate((node) => {
    const { inputMode, type } = node as HTMLInputElement;
    return /numeric|decimal|tel/.test(`${inputMode} ${type}`);
  });
  return takesNumbers ? '12345678' : 'abcdefgh';
}

/**
 * Types so many keys into a field.
 * @param text the keys, where any that fit the field will not do
 * @returns what each keystroke cost, in milliseconds
 */
export async function typeInto(page: Page, field: Field, count: number, text?: string): Promise<number[]> {
  await page.evaluate(() => {
    window.bench.keys = [];
  });
  // Where it rests, the page may have to look at every frame what lies under it.
  await page.mouse.move(1, 1);
  // What was typed before may have taken a question away.
  if (!(await field.isVisible())) return [];
  await field.focus();
  await page.keyboard.press('End');
  await sleep(REST_MS);
  const keys = text ?? (await keysFor(field));
  for (let typed = 0; typed < count; typed += 1) {
    await page.keyboard.press(keys.charAt(typed % keys.length));
    await sleep(PAUSE_MS);
  }
  // Nothing that the field still has to do should weigh on the next one.
  await page.keyboard.press('Escape');
  await sleep(REST_MS);
  return page.evaluate(() => window.bench.keys);
}
