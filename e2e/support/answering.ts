import { expect, type Locator } from 'playwright/test';
import { choose, chooseRadio, field } from './screens/intake.ts';

/** One user action in a section's form. */
export type UserAction = (section: Locator) => Promise<void>;

export const typingText =
  (name: string, text: string): UserAction =>
  (section) =>
    field(section, name).first().fill(text);

export const choosing =
  (name: string, option: string): UserAction =>
  (section) =>
    choose(section, name, option);

/** Returns an act that picks an option of a native select. */
export const selecting =
  (name: string, option: string): UserAction =>
  async (section) =>
    void (await field(section, name).selectOption(option));

export const choosingRadio =
  (question: string, answer: string): UserAction =>
  (section) =>
    chooseRadio(section, question, answer);

export const checkingBox =
  (question: string, option: string): UserAction =>
  (section) =>
    section.getByRole('group', { name: question }).getByRole('checkbox', { name: option }).check();

export const movingSlider =
  (name: string, to: number): UserAction =>
  (section) =>
    section.getByRole('slider', { name, exact: true }).fill(String(to));

/** Returns an action that chooses a month and types its year. */
export const enteringMonth =
  (name: string, month: string, year: string): UserAction =>
  async (section) => {
    const group = section.getByRole('group', { name, exact: true });
    await group.getByRole('combobox', { name: 'Month' }).selectOption(month);
    await group.getByRole('textbox', { name: 'Year' }).fill(year);
  };

export const clickingButton =
  (name: string): UserAction =>
  (section) =>
    section.getByRole('button', { name, exact: true }).click();

/** Returns an act that searches a shared list and takes a suggestion. */
export const findingItem =
  (name: string, text: string, suggestion: string): UserAction =>
  async (section) => {
    await field(section, name).fill(text);
    await section.page().getByRole('option', { name: suggestion, exact: true }).click();
    await expect(field(section, name)).toHaveValue(suggestion);
  };

/** Returns an act that runs other acts in one row of a list. */
export const answeringRow =
  (row: string, ...actions: UserAction[]): UserAction =>
  async (section) => {
    for (const action of actions) await action(section.getByRole('group', { name: row, exact: true }));
  };

/** Returns an act that answers and expects the answer to reveal a further question. */
export const expectingReveal =
  (action: UserAction, question: string): UserAction =>
  async (section) => {
    const revealedQuestion = section.getByText(question, { exact: true });
    await expect(revealedQuestion).toHaveCount(0);
    await action(section);
    await expect(revealedQuestion.first()).toBeVisible();
  };
