import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import { formatTime } from '#domain/values/dates.ts';
import type { StoredDraft } from '#drafts/drafts.ts';
import { chooseSides, expectMerged, noChosenSides } from './restored.ts';
import type { Scene } from './scene.ts';
import { asSent, expectDraft, expectEqualEncoded, expectInForm, type TypedAnswers } from './section-model.ts';
import { until, untilIdle } from './turns.ts';

const CHOOSER = 'Choose which answers to keep';

/** Leaves the page and reloads it in the current tab. */
export async function comeBack(scene: Scene): Promise<void> {
  await scene.browser.leave();
  await load(scene);
}

/** Loads the page and logs in first if a guard would redirect to the login screen. */
export async function load(scene: Scene): Promise<void> {
  const { browser, clinic, email, current } = scene;
  if (!browser.hasSession(clinic.store.now())) await clinic.signIn(email);
  browser.load(current);
  await arrive(scene);
}

export async function signInAgain(scene: Scene): Promise<void> {
  scene.diary.push('signs in again');
  await comeBack(scene);
}

/** Waits for the form of the current section, through login, errors and offered drafts. */
export async function arrive(scene: Scene): Promise<void> {
  const { page, current: section } = scene;
  const known = scene.entry(section);
  const seen = () => {
    if (!page.isSignedIn) return 'login';
    if (page.form(section)) return 'form';
    if (page.button(section, 'Restore')) return 'draft';
    return page.button(section, 'Retry') ? 'error' : null;
  };
  await until(() => seen() !== null, `${section.title} is there`);
  const found = seen();
  if (found === 'login') return signInAgain(scene);
  if (found === 'error') {
    page.button(section, 'Retry')?.click();
    await until(() => seen() !== 'error', 'it is tried again');
    return arrive(scene);
  }
  if (found === 'draft') return answerOffer(scene);
  const form = page.form(section);
  if (!form) return arrive(scene);
  const answers = form.getAnswers();
  if (known?.form === form) return expectInForm(section, answers, known.answers);
  const record = scene.recordAsAnswers(section);
  expectEqualEncoded(section, answers, record, 'shows something else than the record');
  // Unsaved answers without an offered draft must already be in the record.
  if (known && !known.saved) expectMerged(section, known, record, answers);
  await forgetRedundantDrafts(scene, section);
  scene.desk().entries.set(section, { answers: structuredClone(answers), base: record, saved: true, form });
}

/** Forgets drafts of closed tabs that the app has removed because they equal the record. */
async function forgetRedundantDrafts(scene: Scene, section: QuestionnaireSection): Promise<void> {
  await untilIdle();
  const kept = await scene.browser.tab.drafts.find(scene.draftId(section));
  const record = scene.recordAsAnswers(section);
  for (const left of scene.left) {
    if (left.section !== section || kept.some(({ tab }) => tab === left.tab)) continue;
    expectMerged(section, left, record, record);
    scene.left.delete(left);
  }
}

/** Returns the drafts that must be offered: this tab's own draft, else those of closed tabs. */
async function offersOf(scene: Scene, section: QuestionnaireSection): Promise<readonly StoredDraft[]> {
  await forgetRedundantDrafts(scene, section);
  const kept = await scene.browser.tab.drafts.find(scene.draftId(section));
  const own = kept.filter(({ isOwn }) => isOwn);
  const offers = own.length > 0 ? own : kept;
  const shown = scene.page.buttons(section, 'Restore').length;
  const words = scene.page.text(section);
  const fits =
    own.length > 0 !== words.includes('closed now') && !words.includes('closed tabs') === shown < 2;
  if (shown !== offers.length || !fits)
    throw new Error(
      `${section.title} offers ${shown} of ${offers.length} drafts, ${own.length} its own: ${words}`,
    );
  for (const { savedAt } of offers)
    if (!words.includes(formatTime(savedAt))) throw new Error(`${section.title} does not say when: ${words}`);
  return offers;
}

/** Restores one of the offered drafts, or discards a draft of another tab. */
async function answerOffer(scene: Scene): Promise<void> {
  const { page, dice, current: section } = scene;
  const offers = await offersOf(scene, section);
  const place = dice.below(offers.length);
  const offer = offers[place] as StoredDraft;
  const known = scene.entry(section);
  const left = [...scene.left].find((one) => one.section === section && one.tab === offer.tab);
  const typed: TypedAnswers | undefined = offer.isOwn ? (known?.saved ? undefined : known) : left;
  if (!typed) throw new Error(`${section.title} offers a draft of what is saved`);
  expectDraft(section, offer, typed);
  if (!offer.isOwn && dice.chance(0.2)) {
    scene.diary.push(`discards what ${offer.tab} has left of ${section.title}`);
    page.buttons(section, 'Discard')[place]?.click();
    if (left) scene.left.delete(left);
    await untilIdle();
    return arrive(scene);
  }
  scene.diary.push(`restores ${section.title}${offer.isOwn ? '' : ` of ${offer.tab}`}`);
  const record = scene.recordAsAnswers(section);
  page.buttons(section, 'Restore')[place]?.click();
  await until(() => Boolean(page.form(section)) || page.text(section).includes(CHOOSER), 'it is restored');
  const conflicts = !page.form(section);
  const chosen = conflicts
    ? await chooseSides(page, dice, section, offer as TypedAnswers, record)
    : noChosenSides;
  if (conflicts) scene.diary.push(`chooses ${[...chosen.values()]}`);
  await until(() => Boolean(page.form(section)), 'the draft is restored');
  const form = page.form(section);
  if (!form) return arrive(scene);
  const answers = form.getAnswers();
  if (asSent(section, record) === asSent(section, typed.base))
    expectEqualEncoded(section, answers, offer.answers, 'is restored as something else');
  expectMerged(section, typed, record, answers, chosen);
  await untilIdle();
  const saved = !page.saveState(section)?.isDirty;
  if (left) scene.left.delete(left);
  scene.desk().entries.set(section, { answers: structuredClone(answers), base: record, saved, form });
}
