import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import type { Answers } from '#domain/questions/question.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { arrive } from './arrive.ts';
import { saveFaults, saveFaultWeights, survivableFaults } from './events-and-faults.ts';
import type { Scene } from './scene.ts';
import { type Entry, encodedAnswers, expectDraft, expectOnServer } from './section-model.ts';
import { until, untilIdle } from './turns.ts';

const showButton = 'Show what was saved';
const keepButton = 'Keep mine, so that I can save it';

/** Save with its fault, and what was true before it. */
interface SaveAttempt {
  readonly entry: Entry;
  readonly name: EndpointName;
  readonly fault: keyof typeof saveFaults;
  readonly canReachServer: boolean;
  readonly countsBefore: { attempts: number | undefined; writes: number; movedOn: number };
}

/** Returns the entry of the current section if Update would save it. */
function saveableEntry({ page, current: section, entry }: Scene): Entry | undefined {
  const sectionEntry = entry(section);
  const state = page.saveState(section);
  if (!page.form(section) || !sectionEntry || sectionEntry.isSaved || !state?.isDirty || state.heldUpReason)
    return;
  const problems = findProblems(questionnaires[section.module].questions, sectionEntry.answers);
  return Object.keys(problems).length === 0 ? sectionEntry : undefined;
}

/** Clicks Update once or several times. @returns false if there was nothing valid to save */
export async function saveSection(scene: Scene): Promise<boolean> {
  const { clinic, dice, page, current: section } = scene;
  // A user does not click before the page shows the result of the previous click.
  await new Promise((done) => setTimeout(done));
  await untilIdle();
  const entry = saveableEntry(scene);
  if (!entry) return false;
  const name: EndpointName = `save${section.module}`;
  if (page.button(section, keepButton) && (await answerConflictNotice(scene, name)) === 'shown') return true;

  const fault = dice.weighted(saveFaultWeights);
  const effect = saveFaults[fault];
  scene.diary.push(`saves ${section.title}: ${fault}`);
  if (effect) clinic.fault({ endpoint: name, effect });
  const countsBefore = {
    attempts: page.saveState(section)?.attempts,
    writes: clinic.writes.count(name),
    movedOn: page.savedSectionsLeft.length,
  };
  const save = { entry, name, fault, canReachServer: clinic.canReachServer(), countsBefore };
  const sentAnswers = entry.answers;
  const typedDuringSave = await submit(scene, save);
  const writes = clinic.writes.count(name) - countsBefore.writes;
  expectArrived(scene, save, sentAnswers, writes);
  await untilIdle();
  if (!page.isSignedIn || !page.form(section)) return true;
  entry.isSaved = !page.saveState(section)?.isDirty;
  if (writes > 0 && survivableFaults.includes(fault))
    await expectSaved(scene, save, sentAnswers, typedDuringSave);
  return true;
}

/** Clicks Update, during a slow save also types. @returns true if answers were typed */
async function submit(scene: Scene, { name, fault, countsBefore }: SaveAttempt): Promise<boolean> {
  const { clinic, dice, page, current: section } = scene;
  const releaseCalls = fault === 'slow' ? clinic.hold(name) : () => undefined;
  page.submit(section);
  if (dice.chance(0.3)) page.submit(section);
  let typedDuringSave = false;
  if (fault === 'slow') {
    await untilIdle();
    typedDuringSave = scene.type(false);
    if (dice.chance(0.5)) page.submit(section);
    await untilIdle();
  }
  releaseCalls();
  await until(
    () => !page.isSignedIn || page.saveState(section)?.attempts !== countsBefore.attempts,
    `${section.title} has been saved`,
  );
  clinic.restoreTimeout();
  return typedDuringSave;
}

/** Expects the server to have what was sent, once, or an unchanged record if the save failed. */
function expectArrived(
  scene: Scene,
  { fault, canReachServer }: SaveAttempt,
  sent: Answers,
  writes: number,
): void {
  const { clinic, current: section } = scene;
  if (writes > 1 || (canReachServer && writes === 0))
    throw new Error(`${section.title} was sent ${writes} times`);
  if (canReachServer && survivableFaults.includes(fault)) {
    expectOnServer(section, scene.record(section), sent);
    if (!clinic.canReachServer()) throw new Error('The session is lost on the way');
  }
  // The call was aborted: the record is either saved or unchanged.
  if (JSON.stringify(scene.record(section)) !== scene.expectedRecords.get(section)) {
    expectOnServer(section, scene.record(section), sent);
    scene.acceptStored(section);
  }
}

/** Expects the page to lead on after a save, unless answers were typed during it. */
async function expectSaved(
  scene: Scene,
  { entry, countsBefore }: SaveAttempt,
  sent: Answers,
  typedDuringSave: boolean,
): Promise<void> {
  const { page, current: section } = scene;
  entry.base = scene.recordAsAnswers(section);
  const isSaved = JSON.stringify(entry.answers) === JSON.stringify(sent);
  if (entry.isSaved !== isSaved)
    throw new Error(`${section.title} is ${entry.isSaved ? 'clean' : 'dirty'} after a save`);
  const movedOnCount = page.savedSectionsLeft.length - countsBefore.movedOn;
  if (movedOnCount !== (typedDuringSave ? 0 : 1))
    throw new Error(`${section.title} led on ${movedOnCount} times after a save, late: ${typedDuringSave}`);
  if (!isSaved) await expectLateAnswersKept(scene);
}

/** Expects input during a save to be reported as unsaved and persisted over the saved record. */
async function expectLateAnswersKept({
  browser,
  page,
  current: section,
  draftId,
  entry,
}: Scene): Promise<void> {
  if (!page.text(section).includes('What you typed while they were being saved is not saved yet.'))
    throw new Error(`${section.title} does not say that the rest is unsaved`);
  const draft = await browser.tab.drafts.read(draftId(section));
  const sectionEntry = entry(section);
  if (!draft || !sectionEntry)
    throw new Error(`${section.title} does not keep what was typed during the save`);
  expectDraft(section, draft, sectionEntry);
}

/** Expects no save after another tab's save before the user has resolved the conflict. */
async function answerConflictNotice(scene: Scene, name: EndpointName): Promise<'shown' | 'kept'> {
  const { clinic, dice, page, current: section } = scene;
  const writes = clinic.writes.count(name);
  page.submit(section);
  await untilIdle();
  if (clinic.writes.count(name) !== writes) throw new Error(`${section.title} is saved over another tab's`);
  const showsOtherVersion = dice.chance(0.5);
  const form = page.form(section);
  scene.diary.push(
    showsOtherVersion ? 'shows what another tab has saved' : 'keeps theirs over what another tab has saved',
  );
  page.button(section, showsOtherVersion ? showButton : keepButton)?.click();
  if (!showsOtherVersion) {
    await until(() => !page.button(section, keepButton), 'the notice has gone');
    return 'kept';
  }
  await until(() => page.form(section) !== form, 'it is read again');
  await arrive(scene);
  return 'shown';
}

/** During one save, clicks Update, leaves, restores the draft and clicks Update again. */
export async function saveAndSaveAgain(scene: Scene): Promise<void> {
  const { clinic, page, current: section } = scene;
  await untilIdle();
  const entry = saveableEntry(scene);
  if (!entry || page.button(section, keepButton) || !clinic.hasValidToken()) return;
  scene.diary.push(`saves ${section.title}, goes away, comes back and saves it again`);
  const name: EndpointName = `save${section.module}`;
  const countBefore = clinic.writes.count(name);
  const releaseCalls = clinic.hold(name);
  page.submit(section);
  await untilIdle();
  await page.leaveAndReturn(section);
  await arrive(scene);
  const restoredEntry = scene.entry(section);
  const isSameBody =
    restoredEntry &&
    encodedAnswers(section, restoredEntry.answers) === encodedAnswers(section, entry.answers);
  const attempts = page.saveState(section)?.attempts;
  page.submit(section);
  await untilIdle();
  releaseCalls();
  const isSecondSaveOver = () => !page.isSignedIn || page.saveState(section)?.attempts !== attempts;
  if (restoredEntry?.isSaved === false) await until(isSecondSaveOver, 'both saves are over');
  await until(() => !clinic.writes.isBusy, 'nothing is under way any more');
  await untilIdle();
  const writes = clinic.writes.count(name) - countBefore;
  if (isSameBody && writes > 1) throw new Error(`${section.title} was sent ${writes} times`);
  scene.acceptStored(section);
  if (!page.isSignedIn || !restoredEntry) return;
  if (isSameBody && writes === 1) expectOnServer(section, scene.record(section), restoredEntry.answers);
  restoredEntry.isSaved = !page.saveState(section)?.isDirty;
  if (restoredEntry.isSaved) restoredEntry.base = scene.recordAsAnswers(section);
}
