import { expect, type Locator, type Page } from 'playwright/test';
import type { IntakeModule, IntakeSection } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Backend } from '../backend.ts';

type Title = IntakeSection['title'];

/** Locates a section's form, which exists once the section is open and loaded. */
export const form = (page: Page, title: Title) => page.getByRole('form', { name: title, exact: true });
/** Locates a section's heading, which takes focus when the section becomes the current one. */
export const sectionHeading = (page: Page, title: Title) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });
/** Locates the list of the 13 sections next to the column. */
export const sectionList = (page: Page) => page.getByRole('navigation', { name: 'Intake sections' });

/** Locates a one-line field. */
export const field = (within: Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true }).or(within.getByRole('combobox', { name, exact: true }));

/** Chooses an option of a menu. */
export async function choose(within: Locator, name: string, option: string): Promise<void> {
  await field(within, name).click();
  // The body of the field's own document, which may be a frame's.
  await within.locator('xpath=ancestor::body').getByRole('option', { name: option, exact: true }).click();
  await expect(field(within, name)).toHaveValue(option);
}

/** Selects a radio button. */
export const chooseRadio = (within: Locator, group: string, option: string) =>
  within.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

export const updateButton = (within: Locator) => within.getByRole('button', { name: 'Update', exact: true });

/** Returns the error below a field, byte for byte: Playwright's own matchers fold double spaces. */
export const problemOf = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const id = ids.find((candidate) => candidate.endsWith('-error'));
    return (id && document.getElementById(id)?.textContent) || null;
  });

export const expectProblem = (control: Locator, message: string | null) =>
  expect.poll(() => problemOf(control)).toBe(message);

/** Returns the record as the server stores it. */
export async function storedRecord(
  backend: Backend,
  userId: string,
  module: IntakeModule,
): Promise<WireRecord | undefined> {
  const { tables } = await backend.snapshot();
  return tables.intakeRecords.find((entry) => entry.userId === userId && entry.module === module)?.record;
}

/** Returns every visible answer of a form by the names of the controls. */
export const shownAnswers = (within: Locator): Promise<Record<string, string>> =>
  within.evaluate((root) => {
    const answers: Record<string, string> = {};
    for (const input of root.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      const isCheckable = input.type === 'radio' || input.type === 'checkbox';
      const name = isCheckable ? `${input.name}=${input.labels?.[0]?.textContent}` : input.id;
      // The filter field of a list has no name of its own and is not an answer.
      if (name.startsWith('mantine-')) continue;
      answers[name] = isCheckable ? String(input.checked) : input.value;
    }
    return answers;
  });
