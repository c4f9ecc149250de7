import { signInAgain } from './arrive.ts';
import { expectMerged } from './expect-merged.ts';
import type { Scene } from './scene.ts';
import { sections } from './scene.ts';
import { expectDraft, expectInForm } from './section-model.ts';
import { untilIdle } from './turns.ts';

/** Expects everything typed in any tab to be shown, persisted as a draft or saved. */
export async function expectNothingLost(scene: Scene): Promise<void> {
  await untilIdle();
  if (!scene.page.isSignedIn) await signInAgain(scene);
  for (const tab of scene.browser.tabs) {
    for (const [section, entry] of scene.answersOfTab(tab).entries) {
      const form = tab.page.form(section);
      if (form) expectInForm(section, form.getAnswers(), entry.answers);
      if (entry.isSaved) continue;
      const draft = await tab.drafts.read(scene.draftId(section));
      if (draft) expectDraft(section, draft, entry);
      // Answers that equal the record need no draft.
      else if (!form) expectMerged(section, entry, entry.base, entry.base);
    }
  }
  for (const section of sections) {
    if (JSON.stringify(scene.record(section)) !== scene.expectedRecords.get(section))
      throw new Error(`${section.title} was saved by nobody`);
  }
  scene.expectSentOnce();
}
