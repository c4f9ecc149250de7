import { expect, type Locator, type Page } from 'playwright/test';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { heading } from '../app.ts';
import { field, form, sectionHeading, sectionList, shownAnswers, update } from '../screens/intake.ts';
import type { FaultCase } from './fault-case.ts';
import { filledInPage } from './pages.ts';

type Title = IntakeSection['title'];

/** The mock's message after a save, shown if the documents require the server's message. */
const serverWords = 'Your answers are saved';

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
  const place = intakeSections.findIndex((section) => section.title === title);
  const { segment } = intakeSections[place] ?? intakeSections[0];
  const next: Title | undefined = intakeSections[place + 1]?.title;
  let typed: Record<string, string> = {};
  const moved = (page: Page) => (next ? sectionHeading(page, next) : heading(page, /^Welcome, /));
  return {
    ...filledInPage(segment),
    serverWords,
    async ready({ page }) {
      // Summary leaves the intake after a save.
      if (
        await moved(page)
          .and(heading(page, /^Welcome, /))
          .isVisible()
      )
        await page.goto(`myHealth/${segment}`);
      await sectionList(page).getByRole('link', { name: title }).click();
      const section = form(page, title);
      await expect(section).toBeVisible();
      if (await update(section).isDisabled()) await change(section);
      await expect(update(section)).toBeEnabled();
      typed = await shownAnswers(section);
    },
    trigger: ({ page }) => update(form(page, title)).click(),
    async failed({ page }, { words }) {
      const notSaved = form(page, title).getByRole('alert');
      await expect(notSaved).toContainText('Your answers are not saved.');
      await expect(notSaved).toContainText(words);
      expect(await shownAnswers(form(page, title))).toEqual(typed);
      await expect(update(form(page, title))).toBeEnabled();
      await expect(sectionHeading(page, title)).toBeVisible();
    },
    async succeeded({ page }) {
      if (!next) return expect(moved(page)).toBeVisible();
      await expect(moved(page)).toBeFocused();
      expect(await shownAnswers(form(page, title))).toEqual(typed);
    },
  };
}
