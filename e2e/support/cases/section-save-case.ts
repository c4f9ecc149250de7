import { expect, type Locator, type Page } from 'playwright/test';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { field, form, sectionHeading, sectionList, updateButton } from '../screens/intake.ts';
import type { FaultCase } from './fault-case.ts';
import { intakePage } from './pages.ts';

type Title = IntakeSection['title'];

/** Section without answers, and the answers that its case types. */
interface SaveCase {
  segment: string;
  title: Title;
  next: Title;
  answers: Readonly<Record<string, string>>;
  /** Field whose answer does not matter: a change enables Update again after a save. */
  spareField: string;
  /** Answers the questions that are not text fields. */
  pick?: (section: Locator) => Promise<void>;
}

/** A section that fails to save reports the failure next to Update and keeps every answer. */
export function sectionSaveCase({ segment, title, next, answers, spareField, pick }: SaveCase): FaultCase {
  const expectTyped = async (page: Page) => {
    for (const [name, text] of Object.entries(answers))
      await expect(field(form(page, title), name)).toHaveValue(text);
  };
  return {
    ...intakePage(segment),
    async prepare({ page }) {
      await sectionList(page).getByRole('link', { name: title }).click();
      const section = form(page, title);
      await expect(section).toBeVisible();
      if (await updateButton(section).isEnabled()) return;
      await pick?.(section);
      for (const [name, text] of Object.entries(answers)) await field(section, name).fill(text);
      await field(section, spareField).fill(`At ${Date.now()}`);
      await expect(updateButton(section)).toBeEnabled();
    },
    trigger: ({ page }) => updateButton(form(page, title)).click(),
    async expectFailure({ page }, { message }) {
      const notSaved = form(page, title).getByRole('alert');
      await expect(notSaved).toContainText('Your answers are not saved.');
      await expect(notSaved).toContainText(message);
      await expectTyped(page);
      await expect(updateButton(form(page, title))).toBeEnabled();
      await expect(sectionHeading(page, next)).not.toBeFocused();
    },
    async expectSuccess({ page }) {
      await expect(sectionHeading(page, next)).toBeFocused();
      await expectTyped(page);
    },
  };
}
