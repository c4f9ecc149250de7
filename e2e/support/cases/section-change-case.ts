import { expect, type Locator, type Page } from 'playwright/test';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { heading } from '../app.ts';
import { field, form, sectionHeading, sectionList, shownAnswers, updateButton } from '../screens/intake.ts';
import type { FaultCase } from './fault-case.ts';
import { completeIntakePage } from './pages.ts';

type Title = IntakeSection['title'];

/** The mock's message after a save, shown if the documents require the server's message. */
const serverMessage = 'Your answers are saved';

/** Further change of a completed section; each call produces a different answer. */
export type Change = (section: Locator) => Promise<void>;

/** Returns a change that types another text. */
export const retype =
  (name: string): Change =>
  (section) =>
    field(section, name).first().fill(`At ${Date.now()}`);

/** Returns a change that chooses another option. */
export const chooseOther =
  (name: string): Change =>
  (section) =>
    section
      .getByRole('radiogroup', { name, exact: true })
      .getByRole('radio', { checked: false })
      .first()
      .check();

/** A completed section that fails to save says so next to Update and keeps every answer. */
export function changedSectionCase(title: QuestionnaireSection['title'], change: Change): FaultCase {
  const index = intakeSections.findIndex((section) => section.title === title);
  const { segment } = intakeSections[index] ?? intakeSections[0];
  const next: Title | undefined = intakeSections[index + 1]?.title;
  let typedAnswers: Record<string, string> = {};
  const nextHeading = (page: Page) => (next ? sectionHeading(page, next) : heading(page, /^Welcome, /));
  return {
    ...completeIntakePage(segment),
    serverMessage,
    async prepare({ page }) {
      // Summary leaves the intake after a save.
      if (
        await nextHeading(page)
          .and(heading(page, /^Welcome, /))
          .isVisible()
      )
        await page.goto(`myHealth/${segment}`);
      await sectionList(page).getByRole('link', { name: title }).click();
      const section = form(page, title);
      await expect(section).toBeVisible();
      if (await updateButton(section).isDisabled()) await change(section);
      await expect(updateButton(section)).toBeEnabled();
      typedAnswers = await shownAnswers(section);
    },
    trigger: ({ page }) => updateButton(form(page, title)).click(),
    async expectFailure({ page }, { message }) {
      const notSaved = form(page, title).getByRole('alert');
      await expect(notSaved).toContainText('Your answers are not saved.');
      await expect(notSaved).toContainText(message);
      expect(await shownAnswers(form(page, title))).toEqual(typedAnswers);
      await expect(updateButton(form(page, title))).toBeEnabled();
      await expect(sectionHeading(page, title)).toBeVisible();
    },
    async expectSuccess({ page }) {
      if (!next) return expect(nextHeading(page)).toBeVisible();
      await expect(nextHeading(page)).toBeFocused();
      expect(await shownAnswers(form(page, title))).toEqual(typedAnswers);
    },
  };
}
