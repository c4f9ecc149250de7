import { endExpiredSession, readSession } from '#api/session/session.ts';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { Drafts } from '#drafts/drafts.ts';
import { memoryVault, type Vault } from '#drafts/vault.ts';
import { whenIdle } from '#drafts/when-idle.ts';
import type { Subject } from '#features/intake/subject.ts';
import { nextImmediate } from './due.ts';
import { Page } from './page.tsx';
import { tab } from './tab.ts';
import { deliverMessages } from './tab-channel.ts';

/** Returns an in-memory vault with delayed writes. */
function slowVault(): Vault {
  const disk = memoryVault();
  return {
    ...disk,
    async write(name, text) {
      await nextImmediate();
      return disk.write(name, text);
    },
  };
}

/** Tab with the drafts module and the page that were loaded last. */
export interface BrowserTab {
  readonly id: string;
  drafts: Drafts;
  page: Page;
}

/** Simulated browser: its disk outlives the pages, and only the current tab runs. */
export class Browser {
  readonly disk = slowVault();
  /** Wall-clock time in ms since 1970. */
  now = Date.now();
  readonly tabs: BrowserTab[] = [];
  readonly #subject: Subject;
  #opened = 0;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** The current tab. */
  get tab(): BrowserTab {
    const found = this.tabs.find(({ id }) => id === tab.current.id);
    if (!found) throw new Error('No tab is looked at');
    return found;
  }

  get page(): Page {
    return this.tab.page;
  }

  /** Switches to a new tab, which is empty until a page is loaded. */
  openEmptyTab(): void {
    this.#opened += 1;
    tab.current = { id: `tab ${this.#opened}`, drafts: undefined };
  }

  /** Makes another tab current and delivers the messages that it has missed. */
  switchTo(nextTab: BrowserTab): void {
    tab.current = nextTab;
    deliverMessages();
  }

  /** Leaves the page as a reload or the login screen does; the tab stays open. */
  async leave(): Promise<void> {
    // The drafts module also flushes when a page is hidden.
    await this.tab.drafts.flush();
    this.page.close();
  }

  async closeTab(): Promise<void> {
    await this.leave();
    this.#removeTab(tab.current.id);
  }

  #removeTab(id: string): void {
    const index = this.tabs.findIndex((tab) => tab.id === id);
    if (index >= 0) this.tabs.splice(index, 1);
  }

  /** Loads the page at a section in the current tab, which is empty or was left. */
  load(section: IntakeSection): void {
    const { id } = tab.current;
    this.#removeTab(id);
    const tabRegistry = {
      id: async () => id,
      openTabs: async () => new Set(this.tabs.map((one) => one.id)),
      wasLeft: () => false,
    };
    const drafts = new Drafts(
      async () => this.disk,
      () => this.now,
      whenIdle,
      tabRegistry,
    );
    tab.current = { id, drafts };
    this.tabs.push({ id, drafts, page: new Page(id, this.#subject, section) });
  }

  /** Returns true if a guard finds a valid session. */
  hasSession(now: number): boolean {
    endExpiredSession(now);
    return readSession() !== null;
  }

  /** Returns true once a draft of this module has been written. */
  async hasDraftOf(module: string): Promise<boolean> {
    await this.tab.drafts.flush();
    return (await this.disk.names()).some((name) => JSON.parse(name)[2] === module);
  }
}
