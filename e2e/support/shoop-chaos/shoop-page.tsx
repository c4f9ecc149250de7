import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { followSession } from '#app/follow-session.ts';
import { createQueryClient } from '#app/query-client.ts';
import type { AppRouter } from '#app/router.ts';
import { NewShoop } from '#features/shoops/form/new-shoop.tsx';

/** Form of a Shoop in a tab, for one patient or another. */
export class ShoopPage {
  /** False once the app has redirected to the login screen. */
  isSignedIn = true;
  readonly #queryClient: QueryClient = createQueryClient();
  readonly #container = document.body.appendChild(document.createElement('div'));
  readonly #root: Root = createRoot(this.#container);
  readonly #stopFollowing: () => void;

  constructor() {
    const router = {
      latestLocation: { pathname: '/physician', href: '/physician', search: {} },
      navigate: async () => {
        this.isSignedIn = false;
      },
      clearCache: () => undefined,
      invalidate: async () => undefined,
    };
    this.#stopFollowing = followSession(router as unknown as AppRouter, this.#queryClient);
  }

  /** Opens a patient's page; null leaves for another screen. */
  openPatient(patientId: string | null): void {
    this.#root.render(
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={this.#queryClient}>
          {patientId !== null && <NewShoop key={patientId} patientId={patientId} />}
        </QueryClientProvider>
      </MantineProvider>,
    );
  }

  close(): void {
    this.#stopFollowing();
    this.#root.unmount();
    this.#queryClient.clear();
    this.#container.remove();
  }

  /** Lists the buttons with this label. */
  buttons = (label: string): HTMLButtonElement[] =>
    [...this.#container.querySelectorAll('button')].filter(({ textContent }) => textContent === label);

  /** Submits the form, as Save does. */
  save(): void {
    const form = this.#container.querySelector('form');
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
}
