import { expect, type Page } from 'playwright/test';
import { field, form, sectionList } from '../screens/intake.ts';
import { type FaultCase, loadCase } from './fault-case.ts';
import { intakePage } from './pages.ts';

/** If the status fails to load, the list of sections says so and the section stays usable. */
export const readIntakeStatus: FaultCase = (() => {
  const loadStatus = loadCase(
    intakePage('contact'),
    'We could not load which sections are complete.',
    (page) => sectionList(page).getByText('6 of 13 sections complete'),
  );
  const relationshipField = (page: Page) => field(form(page, 'Contacts'), 'Relationship');
  return {
    ...loadStatus,
    async expectFailure(scene, failure) {
      await loadStatus.expectFailure(scene, failure);
      const textBefore = await relationshipField(scene.page).inputValue();
      // The stored answer, or the text typed after the failure before.
      expect(['Spouse', 'Typed meanwhile']).toContain(textBefore);
      await relationshipField(scene.page).fill('Typed meanwhile');
    },
  };
})();
