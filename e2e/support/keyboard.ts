import { expect, type Locator, type Page } from 'playwright/test';
import type { UserAction } from './answering.ts';
import { field } from './screens/intake.ts';

/** Maximum number of key presses; no section has more tab stops. */
const maxKeyPresses = 90;

/** Returns the position of a control or a group relative to the focus. */
const positionOf = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    if (element.contains(focused)) return 'here';
    return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
  });

/** Presses Tab or Shift+Tab until the focus is on a control or inside a group. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let step = 0; step < maxKeyPresses; step += 1) {
    const position = await positionOf(target);
    if (position === 'here') return;
    await keyboard.press(position === 'after' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${target} is not within ${maxKeyPresses} steps of Tab`);
}

/** Presses a key until a condition holds. */
async function pressUntil(page: Page, key: string, condition: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < maxKeyPresses; step += 1) {
    if (await condition()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} led nowhere`);
}

const pressOn = async (control: Locator, key = 'Enter') => {
  await tabTo(control);
  await control.page().keyboard.press(key);
};

// Acts that answer questions by keyboard alone, counterparts of the acts in answering.ts.
export const typeByKey =
  (name: string, text: string): UserAction =>
  async (within) => {
    await tabTo(field(within, name).first());
    await within.page().keyboard.type(text);
  };

/** Returns true if Enter would choose this option of a menu. */
const isHighlighted = async (control: Locator, option: string) => {
  const id = await control.getAttribute('aria-activedescendant');
  return id !== null && (await control.page().locator(`[id="${id}"]`).textContent()) === option;
};

/** Returns an action that chooses an option of a menu by arrow keys. */
export const chooseByKey =
  (name: string, option: string): UserAction =>
  async (within) => {
    const control = field(within, name);
    await tabTo(control);
    await pressUntil(within.page(), 'ArrowDown', () => isHighlighted(control, option));
    await within.page().keyboard.press('Enter');
    await expect(control).toHaveValue(option);
  };

/** Returns an act that picks an option of a native select. */
export const selectByKey =
  (name: string, option: string): UserAction =>
  async (within) => {
    await tabTo(field(within, name));
    await within.page().keyboard.type(option);
    await expect(field(within, name)).toHaveValue(option);
  };

/** Returns an act that searches a shared list and takes the first suggestion. */
export const findByKey =
  (name: string, text: string, suggestion: string): UserAction =>
  async (within) => {
    await typeByKey(name, text)(within);
    await expect(within.page().getByRole('option', { name: suggestion, exact: true })).toBeVisible();
    await chooseByKey(name, suggestion)(within);
  };

/** Returns an action that chooses a radio button by arrow keys. */
export const chooseRadioByKey =
  (question: string, answer: string): UserAction =>
  async (within) => {
    const group = within.getByRole('radiogroup', { name: question, exact: true });
    const radio = group.getByRole('radio', { name: answer, exact: true });
    await tabTo(group);
    // Space chooses the focused option of an unanswered group, which an arrow would skip.
    if ((await positionOf(radio)) === 'here') await within.page().keyboard.press('Space');
    await pressUntil(within.page(), 'ArrowRight', () => radio.isChecked());
  };

/** Returns an action that checks a checkbox with the space key. */
export const tickByKey =
  (question: string, option: string): UserAction =>
  async (within) => {
    const box = within.getByRole('group', { name: question }).getByRole('checkbox', { name: option });
    await pressOn(box, 'Space');
    await expect(box).toBeChecked();
  };

/** Returns an action that moves a slider to a value by arrow keys. */
export const slideByKey =
  (name: string, to: number): UserAction =>
  async (within) => {
    const slider = within.getByRole('slider', { name, exact: true });
    await tabTo(slider);
    await pressUntil(within.page(), 'ArrowRight', async () => (await slider.inputValue()) === String(to));
  };

/** Returns an action that types a month and its year. */
export const enterMonthByKey =
  (name: string, month: string, year: string): UserAction =>
  async (within) => {
    const group = within.getByRole('group', { name, exact: true });
    await tabTo(group.getByRole('combobox', { name: 'Month' }));
    await within.page().keyboard.type(month);
    await tabTo(group.getByRole('textbox', { name: 'Year' }));
    await within.page().keyboard.type(year);
  };

export const clickByKey =
  (name: string): UserAction =>
  (within) =>
    pressOn(within.getByRole('button', { name, exact: true }));

/** Returns an act that runs other acts in one row of a list. */
export const answerRowByKey =
  (row: string, ...actions: UserAction[]): UserAction =>
  async (within) => {
    for (const action of actions) await action(within.getByRole('group', { name: row, exact: true }));
  };

export const followByKey = (link: Locator) => pressOn(link);
