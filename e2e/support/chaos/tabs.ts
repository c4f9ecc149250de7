import { arrive, signInAgain } from './arrive.ts';
import type { BrowserTab } from './browser.ts';
import type { Scene } from './scene.ts';
import { untilIdle } from './turns.ts';

/** Switches to a tab, which then receives the messages of the other tabs. */
export async function switchToTab(scene: Scene, nextTab: BrowserTab): Promise<void> {
  scene.browser.switchTo(nextTab);
  if (!scene.page.isSignedIn) return signInAgain(scene);
  await untilIdle();
  const { current } = scene;
  // Sections without unsaved changes were reloaded if another tab has saved them.
  for (const [section, { form }] of scene.answersOfTab().entries) {
    if (!scene.page.opened.includes(section) || scene.page.form(section) === form) continue;
    scene.diary.push(`${section.title} is read again`);
    scene.current = section;
    await arrive(scene);
  }
  scene.current = current;
  scene.page.open(current);
  await arrive(scene);
}

export async function switchToOtherTab(scene: Scene): Promise<void> {
  const { tab, tabs } = scene.browser;
  const otherTab = tabs.find((candidate) => candidate !== tab);
  if (otherTab) await switchToTab(scene, otherTab);
}

/** Closes the current tab: its drafts become available to the other tabs. */
export async function closeTab(scene: Scene): Promise<void> {
  const { browser } = scene;
  const { id, drafts } = browser.tab;
  for (const [section, { answers, base, isSaved }] of scene.answersOfTab().entries) {
    const draft = isSaved ? null : await drafts.read(scene.draftId(section));
    if (draft) scene.leftDrafts.add({ section, tab: id, answers, base });
  }
  await browser.closeTab();
}
