import { signOut } from '#api/session/sign-out.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { arrive, comeBack, load, signInAgain } from './arrive.ts';
import type { BrowserTab } from './browser.ts';
import type { Dice } from './dice.ts';
import { addDocument } from './document-walk.ts';
import { type IntakeEvent, renewalFaults } from './events-and-faults.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { saveOnOtherDevice } from './other-writer.ts';
import { saveAndSaveAgain, saveSection } from './save-section.ts';
import { Scene, sections } from './scene.ts';
import { closeTab, lookAt, switchTab } from './tabs.ts';
import { untilIdle } from './turns.ts';
import type { Walk } from './walk.ts';

const MINUTE = 60_000;
const SECTIONS = 6;
/** Maximum number of consecutive tries to save. */
const MOST_TRIES = 40;

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
      .slice(0, SECTIONS)
      .map(({ section }) => section);
  }

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
      await this.#look(browser.tabs[0]);
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
    const isLeft = () => [...scene.left].some((left) => left.section === section);
    const isDone = () => scene.record(section) !== null && scene.entry(section)?.saved && !isLeft();
    for (let tries = 0; !isDone(); tries += 1) {
      if (tries > MOST_TRIES) throw new Error(`${section.title} cannot be saved`);
      await this.#open(section);
      if (scene.entry(section)?.saved && isLeft()) await comeBack(scene);
      else if (!(await saveSection(scene))) scene.type(true);
      await expectNothingLost(scene);
    }
  }

  async #comeBackTo(section: IntakeSection): Promise<void> {
    const { browser, clinic, dice, email } = this.#scene;
    await browser.leave();
    if (dice.chance(0.3)) await signOut('idle');
    if (!browser.hasSession(clinic.store.now())) await clinic.signIn(email);
    browser.load(section);
  }

  async step(event: IntakeEvent, dice: Dice): Promise<void> {
    const scene = this.#scene;
    scene.dice = dice;
    const { browser, clinic, current } = scene;
    scene.tick();
    if (event === 'type') scene.type(false);
    else if (event === 'save') await saveSection(scene);
    else if (event === 'open') await this.#open(dice.pick(this.#sections));
    else {
      scene.diary.push(event);
      if (event === 'enter') await this.#pressEnter();
      if (event === 'saveAgain') await saveAndSaveAgain(scene);
      if (event === 'savedElsewhere') await this.#saveElsewhere();
      if (event === 'switchTab' && browser.tabs.length > 1) await switchTab(scene);
      else if (event === 'switchTab') await this.#openTab();
      if (event === 'closeTab') await this.#closeTab();
      if (event === 'reload') await comeBack(scene);
      if (event === 'tokenExpires') clinic.store.advance(16 * MINUTE);
      if (event === 'sessionExpires') clinic.store.advance(25 * 60 * MINUTE);
      if (event === 'renewalFails') this.#failRenewal();
      if (event === 'idleLogout') await this.#idleLogout();
    }
    if (browser.tabs.length > 0) scene.diary.push(`(${browser.tab.id}, ${current.title})`);
    await expectNothingLost(scene);
  }

  #failRenewal(): void {
    const { clinic, dice } = this.#scene;
    clinic.store.advance(16 * MINUTE);
    clinic.fault({ endpoint: 'refresh', effect: dice.pick(renewalFaults) });
  }

  async #idleLogout(): Promise<void> {
    await signOut('idle');
    await signInAgain(this.#scene);
  }

  async #saveElsewhere(): Promise<void> {
    const scene = this.#scene;
    const section = scene.dice.chance(0.7) ? scene.current : scene.dice.pick(this.#sections);
    if (!(await saveOnOtherDevice(scene.clinic, scene.dice, scene.patientId, section))) return;
    scene.diary.push(`another device saves ${section.title}`);
    scene.noteStored(section);
    // The conflict must also be reported to a user who comes back to the page.
    if (scene.dice.chance(0.5)) await comeBack(scene);
  }

  /** Presses Enter in a field and expects neither a save nor a move to the next section. */
  async #pressEnter(): Promise<void> {
    const { clinic, page, current } = this.#scene;
    const name = `save${current.module}` as const;
    const before = clinic.writes.count(name);
    page.pressEnter(current);
    await untilIdle();
    if (clinic.writes.count(name) !== before) throw new Error(`Enter has saved ${current.title}`);
    if (page.saveState(current)?.isSaving) throw new Error(`Enter saves ${current.title}`);
  }

  async #open(section: QuestionnaireSection): Promise<void> {
    const scene = this.#scene;
    scene.diary.push(`opens ${section.title}`);
    scene.current = section;
    scene.page.open(section);
    await arrive(scene);
  }

  async #openTab(): Promise<void> {
    const scene = this.#scene;
    // Most new tabs open the section that is current in the other tab.
    const isSame = scene.browser.tabs.length > 0 && scene.dice.chance(0.7);
    const section = isSame ? scene.current : scene.dice.pick(this.#sections);
    scene.browser.turnToNewTab();
    scene.current = section;
    await load(scene);
  }

  async #closeTab(): Promise<void> {
    await closeTab(this.#scene);
    const [other] = this.#scene.browser.tabs;
    if (other) await this.#look(other);
    else await this.#openTab();
  }

  async #look(at: BrowserTab | undefined): Promise<void> {
    if (at) await lookAt(this.#scene, at);
  }
}
