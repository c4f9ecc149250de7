import { expect, type Page } from 'playwright/test';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { ScenarioName } from '#mocks/controls/scenarios.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Backend } from '../backend.ts';
import type { Outcome } from '../faults.ts';

export interface Scene {
  page: Page;
  backend: Backend;
}
/** Who makes calls that succeed. */
export const validCaller = {
  patient: 'complete.patient@clinic.test',
  physician: 'physician@clinic.test',
} as const;

/** A call that succeeds. */
export interface ValidCall {
  /** Who calls, where it is not whom the endpoint's access suggests. */
  as?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export type Failure = Extract<Outcome, { kind: 'fails' }>;

/** Whether an error status came; else nobody knows what the server has done. */
export const isAnswered = ({ effect }: Failure) => /^\d+$/.test(effect);

/**
 * Stands for an endpoint whose screen is not built yet.
 * @public for whoever adds one; at times there is none
 */
export const noScreenYet = { noScreenYet: true } as const;

/** The screen that makes a call, and how it takes a failure. */
export interface FaultCase {
  scenario: ScenarioName;
  path: string;
  /** The h1 that stands whatever happens. */
  heading: string | RegExp;
  /** Brings the screen to where the call can be made, answers typed; from the start, or from after a failure. */
  ready?(scene: Scene): Promise<unknown>;
  /** Makes the call. */
  trigger(scene: Scene): Promise<unknown>;
  /** Beside what caused it stands what happened, and what was typed is still there. */
  failed(scene: Scene, failure: Failure): Promise<unknown>;
  /** Holds once the call went well. */
  succeeded?(scene: Scene): Promise<unknown>;
  /** What the screen itself has a toast say once the call went well. */
  successToasts?: readonly string[];
  /** What the mock says when the call went well, where the catalogue shows the server's words. */
  serverWords?: string;
}

/**
 * The same case, whose trigger ends when the call has met its fault. What stands on the page until then is the past,
 * and may look like what is expected; a fault that is set before would be met together with the one that is meant.
 */
export const untilMet = ({ trigger, ...rest }: FaultCase): FaultCase => ({
  ...rest,
  async trigger(scene) {
    await trigger(scene);
    await scene.backend.faultsMet();
  },
});

/** A notice with one of our titles, and what the failure said where it repeats it. */
export const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** A part of a screen that loads, says that it could not, and offers to try again (decision 37). */
export function loadCase(
  place: Pick<FaultCase, 'scenario' | 'path' | 'heading'>,
  title: string,
  loaded: (page: Page) => ReturnType<Page['locator']>,
  { repeats = false, ...more }: Partial<FaultCase> & { repeats?: boolean } = {},
): FaultCase {
  const retry = (page: Page) => notice(page, title).getByRole('button', { name: 'Retry' });
  return {
    ...place,
    ready: ({ page }) => expect(loaded(page).or(notice(page, title)).first()).toBeVisible(),
    async trigger({ page }) {
      if (await retry(page).isVisible()) await retry(page).click();
      else await page.reload();
    },
    async failed({ page }, { words }) {
      await expect(retry(page)).toBeEnabled();
      await expect(notice(page, title)).toContainText(repeats ? words : title);
      await expect(loaded(page)).toBeHidden();
    },
    succeeded: ({ page }) => expect(loaded(page)).toBeVisible(),
    ...more,
  };
}

/** The same case, where a refusal (403, 404) has a notice of its own, and no use for a retry. */
export const orRefused = (loads: FaultCase, title: string): FaultCase => ({
  ...loads,
  async ready(scene) {
    if (await notice(scene.page, title).isHidden()) await loads.ready?.(scene);
  },
  async failed(scene, failure) {
    const isRefused = failure.effect === '403' || failure.effect === '404';
    if (!isRefused) return loads.failed(scene, failure);
    await expect(notice(scene.page, title)).toBeVisible();
  },
});

/** What the tests know of an endpoint: the screen that shows its failures, and a call of it that succeeds. */
export type EndpointCase = (FaultCase | typeof noScreenYet) & {
  /** Made of a mock in the scenario `clinic`. What takes nothing is called by whom its access names. */
  call?(server: MockServer): ValidCall | Promise<ValidCall>;
};

type TakesSomething<E extends Endpoint> = E extends { readonly query: undefined; readonly body: undefined }
  ? E['path'] extends `${string}{${string}`
    ? true
    : false
  : true;

/** What must be known of one: its valid call, too, where it takes something. */
export type CaseOf<E extends Endpoint> = EndpointCase &
  (TakesSomething<E> extends true ? Required<Pick<EndpointCase, 'call'>> : unknown);
