import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { onSessionChange, readSession } from '#api/session/session.ts';
import { followSession } from '#app/follow-session.ts';
import { createQueryClient } from '#app/query-client.ts';
import type { AppRouter } from '#app/router.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { SectionBody } from '#features/intake/section-body.tsx';
import { type Subject, SubjectProvider } from '#features/intake/subject.ts';
import { PageInternals, PageInternalsContext } from './stand-ins.tsx';
import { tab } from './tab.ts';
import { untilIdle } from './turns.ts';

/** Intake as it is loaded in a tab. */
export class Page {
  /** False once the app has redirected to the login screen. */
  isSignedIn = true;
  opened: readonly IntakeSection[] = [];
  /** Sections that moved the user on after a save. */
  readonly savedSectionsLeft: IntakeSection[] = [];
  readonly internals = new PageInternals();
  readonly #subject: Subject;
  readonly #queryClient: QueryClient = createQueryClient();
  readonly #container = document.body.appendChild(document.createElement('div'));
  readonly #root: Root = createRoot(this.#container);
  readonly #stopFollowing: () => void;

  constructor(tabId: string, subject: Subject, section: IntakeSection) {
    this.#subject = subject;
    const router = {
      latestLocation: { pathname: '/myHealth', href: '/myHealth', search: {} },
      navigate: async () => {
        this.isSignedIn = false;
      },
      clearCache: () => undefined,
      invalidate: async () => undefined,
    };
    const stopFollowing = followSession(router as unknown as AppRouter, this.#queryClient);
    // If another tab ends the session, the storage event redirects this tab to the login too.
    const stopSessionListener = onSessionChange(() => {
      if (tab.current.id === tabId || readSession()) return;
      this.isSignedIn = false;
      this.#root.render(null);
    });
    this.#stopFollowing = () => {
      stopFollowing();
      stopSessionListener();
    };
    this.open(section);
  }

  close(): void {
    this.#stopFollowing();
    this.#root.unmount();
    this.#queryClient.clear();
    this.#container.remove();
  }

  /** Opens a section; earlier sections stay open. */
  open(section: IntakeSection): void {
    if (!this.opened.includes(section)) this.opened = [...this.opened, section];
    this.#render();
  }

  /** Goes to another screen of the app with calls possibly pending, and back to a section. */
  async leaveAndReturn(section: IntakeSection): Promise<void> {
    this.opened = [];
    this.#render();
    // Waits until the queries of the unmounted screen are dropped, as a real user is not faster.
    await untilIdle();
    this.open(section);
  }

  form = ({ segment }: IntakeSection) => this.internals.forms.get(segment);
  saveState = ({ segment }: IntakeSection) => this.internals.saveStates.get(segment);

  #elementsIn = <E extends Element>({ segment }: IntakeSection, selector: string) => [
    ...this.#container.querySelectorAll<E>(`[data-section="${segment}"] ${selector}`),
  ];

  /** Lists the buttons of a section with this label. */
  buttons(section: IntakeSection, label: string): HTMLButtonElement[] {
    return this.#elementsIn<HTMLButtonElement>(section, 'button').filter(
      ({ textContent }) => textContent === label,
    );
  }
  button = (section: IntakeSection, label: string) => this.buttons(section, label)[0];

  /** Lists the radio groups of a section, each as its inputs. */
  choices(section: IntakeSection): HTMLInputElement[][] {
    return this.#elementsIn(section, '[role=radiogroup]').map((group) => [
      ...group.querySelectorAll<HTMLInputElement>('input[type=radio]'),
    ]);
  }

  /** Returns the text of a section. */
  text = ({ segment }: IntakeSection) =>
    this.#container.querySelector(`[data-section="${segment}"]`)?.textContent ?? '';

  submit(section: IntakeSection): void {
    for (const form of this.#elementsIn(section, 'form'))
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }

  /** Presses Enter in a one-line field; a browser submits the form unless that is prevented. */
  pressEnter(section: IntakeSection): void {
    for (const field of this.#elementsIn(section, 'form input')) {
      const keydown = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      if (field.dispatchEvent(keydown)) this.submit(section);
    }
  }

  #render(): void {
    this.#root.render(
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={this.#queryClient}>
          <PageInternalsContext value={this.internals}>
            <SubjectProvider value={this.#subject}>
              {intakeSections
                .filter((candidate) => this.opened.includes(candidate))
                .map((section) => (
                  <div key={section.segment} data-section={section.segment}>
                    <SectionBody section={section} onSaved={() => this.savedSectionsLeft.push(section)} />
                  </div>
                ))}
            </SubjectProvider>
          </PageInternalsContext>
        </QueryClientProvider>
      </MantineProvider>,
    );
  }
}
