import { expect, type Page } from 'playwright/test';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Backend } from '../backend.ts';
import type { Outcome } from '../faults.ts';

/** Page and server of a test. */
export interface CaseContext {
  page: Page;
  backend: Backend;
}
/** Accounts whose calls succeed. */
export const validCaller = {
  patient: 'complete.patient@clinic.test',
  physician: 'physician@clinic.test',
} as const;

/** Call that succeeds. */
export interface ValidCall {
  /** Email of the caller, if it differs from the default by the endpoint's access. */
  as?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export type Failure = Extract<Outcome, { kind: 'fails' }>;

/** Returns true if an error status arrived; else the outcome of the call is unknown. */
export const hasStatus = ({ effect }: Failure) => /^\d+$/.test(effect);

/**
 * Placeholder for an endpoint whose screen is not built yet.
 * @public for new endpoints; at times no endpoint uses it
 */
export const noScreenYet = { noScreenYet: true } as const;

/** Screen that makes a call, and its reaction to a failure. */
export interface FaultCase {
  scenario: ScenarioName;
  path: string;
  /** The h1, which stays visible in every outcome. */
  heading: string | RegExp;
  /** Prepares the call and fills in the form, from a fresh page or after a failure. */
  prepare?(scene: CaseContext): Promise<unknown>;
  /** Makes the call. */
  trigger(scene: CaseContext): Promise<unknown>;
  /** Expects the failure's message next to its cause, and the user's input to be kept. */
  expectFailure(scene: CaseContext, failure: Failure): Promise<unknown>;
  /** Expects the screen after a success. */
  expectSuccess?(scene: CaseContext): Promise<unknown>;
  /** Toasts that the screen itself shows after a success. */
  successToasts?: readonly string[];
  /** The mock's message after a success, if the catalogue shows the server's message. */
  serverMessage?: string;
}

/**
 * Returns the case with a trigger that resolves only once the call has met its fault. Until then
 * the page shows the previous state, which may equal the expected state, and the next fault would
 * affect the same call.
 */
export const untilFaultMet = ({ trigger, ...rest }: FaultCase): FaultCase => ({
  ...rest,
  async trigger(scene) {
    await trigger(scene);
    await scene.backend.untilFaultsMet();
  },
});

/** Locates a notice by its title; the notice may also show the failure's message. */
export const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/**
 * Case of a part of a screen that loads, reports a failure and offers to retry (decision 37). The
 * option `repeats` says that the notice shows the failure's message below its title.
 */
export function loadCase(
  screen: Pick<FaultCase, 'scenario' | 'path' | 'heading'>,
  title: string,
  loadedContent: (page: Page) => ReturnType<Page['locator']>,
  { repeats: showsMessage = false, ...overrides }: Partial<FaultCase> & { repeats?: boolean } = {},
): FaultCase {
  const retryButton = (page: Page) => notice(page, title).getByRole('button', { name: 'Retry' });
  return {
    ...screen,
    prepare: ({ page }) => expect(loadedContent(page).or(notice(page, title)).first()).toBeVisible(),
    async trigger({ page }) {
      if (await retryButton(page).isVisible()) await retryButton(page).click();
      else await page.reload();
    },
    async expectFailure({ page }, { message }) {
      await expect(retryButton(page)).toBeEnabled();
      await expect(notice(page, title)).toContainText(showsMessage ? message : title);
      await expect(loadedContent(page)).toBeHidden();
    },
    expectSuccess: ({ page }) => expect(loadedContent(page)).toBeVisible(),
    ...overrides,
  };
}

/** Returns the case with a separate notice without a retry for a refusal (403, 404). */
export const withRefusal = (loadCaseOfScreen: FaultCase, title: string): FaultCase => ({
  ...loadCaseOfScreen,
  async prepare(scene) {
    if (await notice(scene.page, title).isHidden()) await loadCaseOfScreen.prepare?.(scene);
  },
  async expectFailure(scene, failure) {
    const isRefused = failure.effect === '403' || failure.effect === '404';
    if (!isRefused) return loadCaseOfScreen.expectFailure(scene, failure);
    await expect(notice(scene.page, title)).toBeVisible();
  },
});

/** Test case of an endpoint: the screen that shows its failures, and a call that succeeds. */
export type EndpointCase = (FaultCase | typeof noScreenYet) & {
  /** Returns the call for a mock in the scenario `clinic`. Unneeded for endpoints without input. */
  call?(server: MockServer): ValidCall | Promise<ValidCall>;
};

/** True for an endpoint with a query, a body or a parameter in its path. */
type TakesInput<E extends Endpoint> = E extends { readonly query: undefined; readonly body: undefined }
  ? E['path'] extends `${string}{${string}`
    ? true
    : false
  : true;

/** Required test case of an endpoint, including a valid call if the endpoint takes input. */
export type CaseOf<E extends Endpoint> = EndpointCase &
  (TakesInput<E> extends true ? Required<Pick<EndpointCase, 'call'>> : unknown);
