import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { endStaleSession, readSession } from '#api/session.ts';
import { followSession } from '#app/follow-session.ts';
import { createQueryClient } from '#app/query-client.ts';
import type { AppRouter } from '#app/router.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { Drafts } from '#features/intake/drafts/drafts.ts';
import { memoryVault, type Vault } from '#features/intake/drafts/vault.ts';
import { SectionBody } from '#features/intake/section-body.tsx';
import { type Subject, SubjectProvider } from '#features/intake/subject.ts';
import { forms, saveStates } from './stand-ins.tsx';
import { tab } from './tab.ts';

const turn = () => new Promise((done) => setImmediate(done));

/** Lets the page draw itself. */
export async function turns(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await turn();
}

/** Waits until something holds; the page is drawn between two looks. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 5_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await turn();
  }
}

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

/** A browser with one tab: its disk outlives the page, everything else goes with it. */
export class Browser {
  readonly disk = slowVault();
  drafts = new Drafts(async () => this.disk);
  /** False once the app has led to the login screen. */
  signedIn = true;
  opened: readonly IntakeSection[] = [];
  readonly #subject: Subject;
  #root: Root | null = null;
  #queryClient: QueryClient = createQueryClient();
  #stopFollowing = () => {};

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Loads the page at a section. */
  load(section: IntakeSection): void {
    this.signedIn = true;
    this.drafts = new Drafts(async () => this.disk);
    tab.drafts = this.drafts;
    this.#queryClient = createQueryClient();
    const router = {
      latestLocation: { pathname: '/myHealth', href: '/myHealth', search: {} },
      navigate: async () => {
        this.signedIn = false;
      },
      clearCache: () => undefined,
      invalidate: async () => undefined,
    };
    this.#stopFollowing = followSession(router as unknown as AppRouter, this.#queryClient);
    this.#root = createRoot(document.body.appendChild(document.createElement('div')));
    this.opened = [];
    this.open(section);
  }

  /** Leaves the page as a reload, a closed tab or the login screen does. */
  async leave(): Promise<void> {
    // As the module of drafts does when a page is hidden.
    await this.drafts.flush();
    this.#stopFollowing();
    this.#root?.unmount();
    this.#queryClient.clear();
    document.body.replaceChildren();
  }

  /** Goes to a section; it stays open. */
  open(section: IntakeSection): void {
    if (!this.opened.includes(section)) this.opened = [...this.opened, section];
    this.#root?.render(
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={this.#queryClient}>
          <SubjectProvider value={this.#subject}>
            {intakeSections
              .filter((known) => this.opened.includes(known))
              .map((known) => (
                <div key={known.segment} data-section={known.segment}>
                  <SectionBody section={known} onSaved={() => undefined} />
                </div>
              ))}
          </SubjectProvider>
        </QueryClientProvider>
      </MantineProvider>,
    );
  }

  /** The session as a guard finds it on the way to the page. */
  hasSession(now: number): boolean {
    endStaleSession(now);
    return readSession() !== null;
  }

  /** True once a draft of this module has been written. */
  async keeps(module: string): Promise<boolean> {
    await this.drafts.flush();
    return (await this.disk.names()).some((name) => JSON.parse(name)[2] === module);
  }

  form = ({ segment }: IntakeSection) => forms.get(segment);
  saveState = ({ segment }: IntakeSection) => saveStates.get(segment);

  /** A button of a section, while it is there. */
  button({ segment }: IntakeSection, label: string): HTMLButtonElement | undefined {
    const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-section="${segment}"] button`);
    return [...buttons].find(({ textContent }) => textContent === label);
  }

  submit({ segment }: IntakeSection): void {
    document
      .querySelector(`[data-section="${segment}"] form`)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
}
