import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright';
import type { Setting } from './setting.ts';
import { cpuSlowdown, slowDown, visit } from './visit.ts';

/** Pause between two keys, so that each has its own frame. */
const keyPauseMs = 80;
/** Time for the effects of a focus or of the last key to end. */
const settleMs = 150;

export type Field = ElementHandle<Node>;

/** Returns keys that the field accepts; its mask would reject others. */
async function keysFor(field: Field): Promise<string> {
  const takesNumbers = await field.evaluate(
    (node) =>
      node instanceof HTMLInputElement && /numeric|decimal|tel/.test(`${node.inputMode} ${node.type}`),
  );
  return takesNumbers ? '12345678' : 'abcdefgh';
}

/**
 * Types `count` keys into a field.
 * @param text the keys, for searches that need specific ones
 * @returns the cost of each keystroke, in ms; empty if the field is hidden
 */
export async function typeInto(page: Page, field: Field, count: number, text?: string): Promise<number[]> {
  await page.evaluate(() => {
    window.bench.keys = [];
  });
  // A pointer over the form can cost a hit test in every frame.
  await page.mouse.move(1, 1);
  // Earlier input may have hidden the question.
  if (!(await field.isVisible())) return [];
  await field.focus();
  await page.keyboard.press('End');
  await sleep(settleMs);
  const keys = text ?? (await keysFor(field));
  for (let typed = 0; typed < count; typed += 1) {
    await page.keyboard.press(keys.charAt(typed % keys.length));
    await sleep(keyPauseMs);
  }
  // Ends the field's pending work so that it does not slow down the next field.
  await page.keyboard.press('Escape');
  await sleep(settleMs);
  return page.evaluate(() => window.bench.keys);
}

/** Opens a page with one bare React input and passes a function that types keys into it. */
export function withBareInput<Result>(
  { browser, servers }: Setting,
  measure: (typeBare: (count: number) => Promise<number[]>) => Promise<Result>,
): Promise<Result> {
  return visit(browser, servers.bare, { path: '', selector: 'input' }, async ({ page }) => {
    await slowDown(page, cpuSlowdown);
    const input = await page.locator('input').elementHandle();
    if (!input) throw new Error('The bare page has no input');
    return measure((count) => typeInto(page, input, count));
  });
}
