import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { formatTime } from '#domain/values/dates.ts';
import type { StoredDraft } from '#drafts/drafts.ts';
import { chooseSides, expectMerged, noChosenSides } from './expect-merged.ts';
import type { Scene } from './scene.ts';
import {
  encodedAnswers,
  expectDraft,
  expectEqualEncoded,
  expectInForm,
  type TypedAnswers,
} from './section-model.ts';
import { until, untilIdle } from './turns.ts';

const chooserTitle = 'Choose which answers to keep';

/** Leaves the page and reloads it in the current tab. */
export async function reloadPage(scene: Scene): Promise<void> {
  await scene.browser.leave();
  await loadPage(scene);
}

/** Loads the page and logs in first if a guard would redirect to the login screen. */
export async function loadPage(scene: Scene): Promise<void> {
  const { browser, clinic, email, current } = scene;
  if (!browser.hasSession(clinic.store.now())) await clinic.signIn(email);
  browser.load(current);
  await arrive(scene);
}

/** Signs in after the app has redirected to the login, and loads the page. */
export async function signInAgain(scene: Scene): Promise<void> {
  scene.diary.push('signs in again');
  await reloadPage(scene);
}

/** Waits for the form of the current section, through login, errors and offered drafts. */
export async function arrive(scene: Scene): Promise<void> {
  const { page, current: section } = scene;
  const entry = scene.entry(section);
  const findShown = () => {
    if (!page.isSignedIn) return 'login';
    if (page.form(section)) return 'form';
    if (page.button(section, 'Restore')) return 'draft';
    return page.button(section, 'Retry') ? 'error' : null;
  };
  await until(() => findShown() !== null, `${section.title} is there`);
  const shownScreen = findShown();
  if (shownScreen === 'login') return signInAgain(scene);
  if (shownScreen === 'error') {
    page.button(section, 'Retry')?.click();
    await until(() => findShown() !== 'error', 'it is tried again');
    return arrive(scene);
  }
  if (shownScreen === 'draft') return answerOffer(scene);
  const form = page.form(section);
  if (!form) return arrive(scene);
  const answers = form.getAnswers();
  if (entry?.form === form) return expectInForm(section, answers, entry.answers);
  const record = scene.recordAsAnswers(section);
  expectEqualEncoded(section, answers, record, 'shows something else than the record');
  // Unsaved answers without an offered draft must already be in the record.
  if (entry && !entry.isSaved) expectMerged(section, entry, record, answers);
  await forgetRedundantDrafts(scene, section);
  scene
    .answersOfTab()
    .entries.set(section, { answers: structuredClone(answers), base: record, isSaved: true, form });
}

/** Forgets drafts of closed tabs that the app has removed because they equal the record. */
async function forgetRedundantDrafts(scene: Scene, section: QuestionnaireSection): Promise<void> {
  await untilIdle();
  const storedDrafts = await scene.browser.tab.drafts.find(scene.draftId(section));
  const record = scene.recordAsAnswers(section);
  for (const leftDraft of scene.leftDrafts) {
    if (leftDraft.section !== section || storedDrafts.some(({ tab }) => tab === leftDraft.tab)) continue;
    expectMerged(section, leftDraft, record, record);
    scene.leftDrafts.delete(leftDraft);
  }
}

/** Returns the drafts that must be offered: this tab's own draft, else those of closed tabs. */
async function offersOf(scene: Scene, section: QuestionnaireSection): Promise<readonly StoredDraft[]> {
  await forgetRedundantDrafts(scene, section);
  const storedDrafts = await scene.browser.tab.drafts.find(scene.draftId(section));
  const ownDrafts = storedDrafts.filter(({ isOwn }) => isOwn);
  const offers = ownDrafts.length > 0 ? ownDrafts : storedDrafts;
  const shownCount = scene.page.buttons(section, 'Restore').length;
  const sectionText = scene.page.text(section);
  // Drafts of closed tabs say “closed now”, and several of them “closed tabs” as well.
  const namesItsTabs =
    ownDrafts.length > 0 !== sectionText.includes('closed now') &&
    !sectionText.includes('closed tabs') === shownCount < 2;
  if (shownCount !== offers.length || !namesItsTabs)
    throw new Error(
      `${section.title} offers ${shownCount} of ${offers.length} drafts, ${ownDrafts.length} its own: ${sectionText}`,
    );
  for (const { savedAt } of offers)
    if (!sectionText.includes(formatTime(savedAt)))
      throw new Error(`${section.title} does not say when: ${sectionText}`);
  return offers;
}

/** Restores one of the offered drafts, or discards a draft of another tab. */
async function answerOffer(scene: Scene): Promise<void> {
  const { page, dice, current: section } = scene;
  const offers = await offersOf(scene, section);
  const index = dice.below(offers.length);
  const offer = offers[index] as StoredDraft;
  const entry = scene.entry(section);
  const leftDraft = [...scene.leftDrafts].find((one) => one.section === section && one.tab === offer.tab);
  const typedAnswers: TypedAnswers | undefined = offer.isOwn
    ? entry?.isSaved
      ? undefined
      : entry
    : leftDraft;
  if (!typedAnswers) throw new Error(`${section.title} offers a draft of what is saved`);
  expectDraft(section, offer, typedAnswers);
  if (!offer.isOwn && dice.chance(0.2)) {
    scene.diary.push(`discards what ${offer.tab} has left of ${section.title}`);
    page.buttons(section, 'Discard')[index]?.click();
    if (leftDraft) scene.leftDrafts.delete(leftDraft);
    await untilIdle();
    return arrive(scene);
  }
  scene.diary.push(`restores ${section.title}${offer.isOwn ? '' : ` of ${offer.tab}`}`);
  const record = scene.recordAsAnswers(section);
  page.buttons(section, 'Restore')[index]?.click();
  await until(
    () => Boolean(page.form(section)) || page.text(section).includes(chooserTitle),
    'it is restored',
  );
  const hasConflicts = !page.form(section);
  const chosenSides = hasConflicts
    ? await chooseSides(page, dice, section, offer as TypedAnswers, record)
    : noChosenSides;
  if (hasConflicts) scene.diary.push(`chooses ${[...chosenSides.values()]}`);
  await until(() => Boolean(page.form(section)), 'the draft is restored');
  const form = page.form(section);
  if (!form) return arrive(scene);
  const answers = form.getAnswers();
  if (encodedAnswers(section, record) === encodedAnswers(section, typedAnswers.base))
    expectEqualEncoded(section, answers, offer.answers, 'is restored as something else');
  expectMerged(section, typedAnswers, record, answers, chosenSides);
  await untilIdle();
  const isSaved = !page.saveState(section)?.isDirty;
  if (leftDraft) scene.leftDrafts.delete(leftDraft);
  scene
    .answersOfTab()
    .entries.set(section, { answers: structuredClone(answers), base: record, isSaved, form });
}
