import { signOut } from '#api/session/sign-out.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { arrive, loadPage, reloadPage, signInAgain } from './arrive.ts';
import type { BrowserTab } from './browser.ts';
import type { Dice } from './dice.ts';
import { addDocument } from './document-walk.ts';
import { type IntakeEvent, renewalFaults } from './events-and-faults.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { saveOnOtherDevice } from './other-writer.ts';
import { saveAndSaveAgain, saveSection } from './save-section.ts';
import { Scene, sections } from './scene.ts';
import { closeTab, switchToOtherTab, switchToTab } from './tabs.ts';
import { untilIdle } from './turns.ts';
import type { Walk } from './walk.ts';

const minuteMs = 60_000;
/** Number of the sections that a walk fills in, about half of them. */
const sectionCount = 6;
/** Maximum number of consecutive tries to save. */
const maxTries = 40;

/** Simulated patient who fills in half an intake in the presence of faults. */
export class IntakeWalk implements Walk<IntakeEvent> {
  readonly #scene: Scene;
  /** Random half of the sections, by the seed. */
  readonly #sections: readonly QuestionnaireSection[];

  private constructor(scene: Scene) {
    this.#scene = scene;
    this.#sections = sections
      .map((section) => ({ section, order: scene.dice.next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, sectionCount)
      .map(({ section }) => section);
  }

  /** Signs in on an empty browser and opens the first tab. */
  static async begin(dice: Dice): Promise<IntakeWalk> {
    localStorage.clear();
    document.body.replaceChildren();
    const scene = await Scene.begin(dice);
    const walk = new IntakeWalk(scene);
    await scene.clinic.signIn(scene.email);
    await walk.#openTab();
    return walk;
  }

  get diary() {
    return this.#scene.diary;
  }

  end(): void {
    for (const tab of this.#scene.browser.tabs) tab.page.close();
  }

  /** Continues until every section is saved. */
  async finish(dice: Dice): Promise<void> {
    const scene = this.#scene;
    const { browser } = scene;
    scene.dice = dice;
    while (browser.tabs.length > 1) {
      await closeTab(scene);
      await this.#switchTo(browser.tabs[0]);
    }
    for (const section of this.#sections) await this.#finishSection(section);
    await addDocument(scene, (section) => this.#comeBackTo(section));
    await untilIdle();
    await browser.tab.drafts.flush();
    const names = await browser.disk.names();
    if (names.length > 0) throw new Error(`Drafts of saved sections are left: ${names}`);
    scene.expectSentOnce();
  }

  /** Repeats until a section is saved and no draft of it is left in any tab. */
  async #finishSection(section: QuestionnaireSection): Promise<void> {
    const scene = this.#scene;
    const hasLeftDraft = () => [...scene.leftDrafts].some((left) => left.section === section);
    const isDone = () => scene.record(section) !== null && scene.entry(section)?.isSaved && !hasLeftDraft();
    for (let tries = 0; !isDone(); tries += 1) {
      if (tries > maxTries) throw new Error(`${section.title} cannot be saved`);
      await this.#open(section);
      if (scene.entry(section)?.isSaved && hasLeftDraft()) await reloadPage(scene);
      else if (!(await saveSection(scene))) scene.type(true);
      await expectNothingLost(scene);
    }
  }

  /** Reloads the page at a section, at times after an idle logout. */
  async #comeBackTo(section: IntakeSection): Promise<void> {
    const { browser, clinic, dice, email } = this.#scene;
    await browser.leave();
    if (dice.chance(0.3)) await signOut('idle');
    if (!browser.hasSession(clinic.store.now())) await clinic.signIn(email);
    browser.load(section);
  }

  /** Plays one event, then expects that nothing typed is lost. */
  async step(event: IntakeEvent, dice: Dice): Promise<void> {
    const scene = this.#scene;
    scene.dice = dice;
    const { browser, clinic, current } = scene;
    scene.advanceClock();
    if (event === 'type') scene.type(false);
    else if (event === 'save') await saveSection(scene);
    else if (event === 'open') await this.#open(dice.pick(this.#sections));
    else {
      scene.diary.push(event);
      if (event === 'enter') await this.#pressEnter();
      if (event === 'saveAgain') await saveAndSaveAgain(scene);
      if (event === 'savedElsewhere') await this.#saveElsewhere();
      if (event === 'switchTab' && browser.tabs.length > 1) await switchToOtherTab(scene);
      else if (event === 'switchTab') await this.#openTab();
      if (event === 'closeTab') await this.#closeTab();
      if (event === 'reload') await reloadPage(scene);
      // An access token is valid for 15 minutes, a refresh token for 24 hours.
      if (event === 'tokenExpires') clinic.store.advance(16 * minuteMs);
      if (event === 'sessionExpires') clinic.store.advance(25 * 60 * minuteMs);
      if (event === 'renewalFails') this.#failRenewal();
      if (event === 'idleLogout') await this.#idleLogout();
    }
    if (browser.tabs.length > 0) scene.diary.push(`(${browser.tab.id}, ${current.title})`);
    await expectNothingLost(scene);
  }

  #failRenewal(): void {
    const { clinic, dice } = this.#scene;
    clinic.store.advance(16 * minuteMs);
    clinic.fault({ endpoint: 'refresh', effect: dice.pick(renewalFaults) });
  }

  async #idleLogout(): Promise<void> {
    await signOut('idle');
    await signInAgain(this.#scene);
  }

  /** Lets another device save the current section or another one. */
  async #saveElsewhere(): Promise<void> {
    const scene = this.#scene;
    const section = scene.dice.chance(0.7) ? scene.current : scene.dice.pick(this.#sections);
    if (!(await saveOnOtherDevice(scene.clinic, scene.dice, scene.patientId, section))) return;
    scene.diary.push(`another device saves ${section.title}`);
    scene.acceptStored(section);
    // The conflict must also be reported to a user who comes back to the page.
    if (scene.dice.chance(0.5)) await reloadPage(scene);
  }

  /** Presses Enter in a field and expects neither a save nor a move to the next section. */
  async #pressEnter(): Promise<void> {
    const { clinic, page, current } = this.#scene;
    const name = `save${current.module}` as const;
    const countBefore = clinic.writes.count(name);
    page.pressEnter(current);
    await untilIdle();
    if (clinic.writes.count(name) !== countBefore) throw new Error(`Enter has saved ${current.title}`);
    if (page.saveState(current)?.isSaving) throw new Error(`Enter saves ${current.title}`);
  }

  /** Opens a section in the current tab. */
  async #open(section: QuestionnaireSection): Promise<void> {
    const scene = this.#scene;
    scene.diary.push(`opens ${section.title}`);
    scene.current = section;
    scene.page.open(section);
    await arrive(scene);
  }

  /** Opens a section in a new tab. */
  async #openTab(): Promise<void> {
    const scene = this.#scene;
    // Most new tabs open the section that is current in the other tab.
    const opensCurrentSection = scene.browser.tabs.length > 0 && scene.dice.chance(0.7);
    const section = opensCurrentSection ? scene.current : scene.dice.pick(this.#sections);
    scene.browser.openEmptyTab();
    scene.current = section;
    await loadPage(scene);
  }

  async #closeTab(): Promise<void> {
    await closeTab(this.#scene);
    const [other] = this.#scene.browser.tabs;
    if (other) await this.#switchTo(other);
    else await this.#openTab();
  }

  async #switchTo(nextTab: BrowserTab | undefined): Promise<void> {
    if (nextTab) await switchToTab(this.#scene, nextTab);
  }
}
