import { expect, type Locator, type Page } from 'playwright/test';
import type { IntakeModule, IntakeSection } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Backend } from '../backend.ts';

type Title = IntakeSection['title'];

/** A section's form, once it is open and loaded. */
export const form = (page: Page, title: Title) => page.getByRole('form', { name: title, exact: true });
/** A section's heading, which takes focus when the section becomes the current one. */
export const sectionHeading = (page: Page, title: Title) =>
  page.getByRole('heading', { level: 2, name: title, exact: true });
/** The list of the 13 sections beside the column. */
export const sectionList = (page: Page) => page.getByRole('navigation', { name: 'Intake sections' });

/** A one-line answer. */
export const field = (within: Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true }).or(within.getByRole('combobox', { name, exact: true }));

/** Picks an option of a menu. */
export async function choose(within: Locator, name: string, option: string): Promise<void> {
  await field(within, name).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
  await expect(field(within, name)).toHaveValue(option);
}

/** Picks one of the choices that stand open. */
export const pick = (within: Locator, group: string, option: string) =>
  within.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

export const update = (within: Locator) => within.getByRole('button', { name: 'Update', exact: true });

/** What stands under a field as its error, byte for byte: Playwright's own matchers fold double spaces. */
export const problemOf = (control: Locator): Promise<string | null> =>
  control.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const id = ids.find((candidate) => candidate.endsWith('-error'));
    return (id && document.getElementById(id)?.textContent) || null;
  });

export const expectProblem = (control: Locator, message: string | null) =>
  expect.poll(() => problemOf(control)).toBe(message);

/** The record as the server keeps it. */
export async function storedRecord(
  backend: Backend,
  userId: string,
  module: IntakeModule,
): Promise<WireRecord | undefined> {
  const { tables } = await backend.snapshot();
  return tables.intakeRecords.find((entry) => entry.userId === userId && entry.module === module)?.record;
}

/** Every answer of a form as the reader sees it, by the names of the controls. */
export const shownAnswers = (within: Locator): Promise<Record<string, string>> =>
  within.evaluate((root) => {
    const answers: Record<string, string> = {};
    for (const input of root.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      const ticked = input.type === 'radio' || input.type === 'checkbox';
      const name = ticked ? `${input.name}=${input.labels?.[0]?.textContent}` : input.id;
      // A box that filters a list has no name of its own, and is no answer.
      if (name.startsWith('mantine-')) continue;
      answers[name] = ticked ? String(input.checked) : input.value;
    }
    return answers;
  });
