import { endStaleSession, readSession } from '#api/session/session.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { Drafts } from '#drafts/drafts.ts';
import { memoryVault, type Vault } from '#drafts/vault.ts';
import { whenIdle } from '#drafts/when-idle.ts';
import type { Subject } from '#features/intake/subject.ts';
import { turn } from './due.ts';
import { Page } from './page.tsx';
import { tab } from './tab.ts';
import { hearOthers } from './tab-channel.ts';

/** A disk that takes its time. */
function slowVault(): Vault {
  const disk = memoryVault();
  return {
    ...disk,
    async write(name, text) {
      await turn();
      return disk.write(name, text);
    },
  };
}

/** A tab with what was loaded in it last. */
export interface BrowserTab {
  readonly id: string;
  drafts: Drafts;
  page: Page;
}

/** A browser: its disk outlives every page; of its tabs one is looked at, and the others stand still. */
export class Browser {
  readonly disk = slowVault();
  /** Milliseconds since 1970, by the clock on the wall. */
  now = Date.now();
  readonly tabs: BrowserTab[] = [];
  readonly #subject: Subject;
  #opened = 0;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** The tab that is looked at. */
  get tab(): BrowserTab {
    const found = this.tabs.find(({ id }) => id === tab.current.id);
    if (!found) throw new Error('No tab is looked at');
    return found;
  }

  get page(): Page {
    return this.tab.page;
  }

  /** Turns to a new tab, which is empty until something is loaded in it. */
  turnToNewTab(): void {
    this.#opened += 1;
    tab.current = { id: `tab ${this.#opened}`, drafts: undefined };
  }

  look(at: BrowserTab): void {
    tab.current = at;
    hearOthers();
  }

  /** Leaves the page as a reload or the login screen does; the tab stays. */
  async leave(): Promise<void> {
    // As the module of drafts does when a page is hidden.
    await this.tab.drafts.flush();
    this.page.close();
  }

  async closeTab(): Promise<void> {
    await this.leave();
    this.#drop(tab.current.id);
  }

  #drop(id: string): void {
    const place = this.tabs.findIndex((one) => one.id === id);
    if (place >= 0) this.tabs.splice(place, 1);
  }

  /** Loads the page at a section, in the tab that is looked at, which is empty or was left. */
  load(section: IntakeSection): void {
    const { id } = tab.current;
    this.#drop(id);
    const self = { id: async () => id, living: async () => new Set(this.tabs.map((one) => one.id)) };
    const drafts = new Drafts(
      async () => this.disk,
      () => this.now,
      whenIdle,
      self,
    );
    tab.current = { id, drafts };
    this.tabs.push({ id, drafts, page: new Page(id, this.#subject, section) });
  }

  /** The session as a guard finds it on the way to the page. */
  hasSession(now: number): boolean {
    endStaleSession(now);
    return readSession() !== null;
  }

  /** True once a draft of this module has been written. */
  async keeps(module: string): Promise<boolean> {
    await this.tab.drafts.flush();
    return (await this.disk.names()).some((name) => JSON.parse(name)[2] === module);
  }
}
