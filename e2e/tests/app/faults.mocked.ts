import { expect, type Page, type Request } from 'playwright/test';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { isFullRun } from '../../../tools/ci/full-run.ts';
import { heading } from '../../support/app.ts';
import { endpointCases } from '../../support/cases/cases.ts';
import { type CaseContext, type FaultCase, untilFaultMet } from '../../support/cases/fault-case.ts';
import { faultEffects, type Outcome, outcomeOf, renewedOutcome, unauthorized } from '../../support/faults.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';
import { test } from '../../support/shared-page-test.ts';

/** Fault of one call, and its expected outcome. */
type FaultStep = { outcome: Outcome; rule: Parameters<CaseContext['backend']['fault']>[0] };

/** Number of times that a call's token is refused. */
const refusals = ['once', 'twice'] as const;
/** Faults that the client handles alike for every call (tested in `src/api/client`). */
const uniformFaults = [...faultEffects, ...refusals];

/**
 * Returns true if a call is tried with a kind of fault. `npm run test:every` tries every pair;
 * other runs try each kind with one call, chosen by the call's place among the calls.
 */
const isTried = (kind: (typeof uniformFaults)[number], callIndex: number) =>
  isFullRun || uniformFaults.indexOf(kind) === callIndex;

/** Lists the faults for one call. A success comes last, since the screen then moves on. */
function faultStepsFor(name: EndpointName, callIndex: number, serverMessage?: string): FaultStep[] {
  const endpoint: Endpoint = endpoints[name];
  const once = (effect: FaultStep['rule']['effect'], outcome: Outcome): FaultStep => ({
    outcome,
    rule: { endpoint: name, effect, once: true },
  });
  // A refused renewal ends the session, which session.flow.ts tests.
  const possible = faultEffects.filter(
    (effect) =>
      isTried(effect, callIndex) &&
      (effect.kind !== 'status' || name !== 'refresh' || ![400, 403].includes(effect.status)),
  );
  const steps = possible.map((effect) => once(effect, outcomeOf(endpoint, effect)));
  if (isTried('once', callIndex) && name !== 'refresh')
    steps.push(
      once(
        unauthorized,
        endpoint.access === 'public'
          ? outcomeOf(endpoint, unauthorized)
          : renewedOutcome(endpoint, serverMessage),
      ),
    );
  const succeeds = ({ outcome }: FaultStep) => Number(outcome.kind === 'succeeds');
  return steps.sort((a, b) => succeeds(a) - succeeds(b));
}

/** Advances the clock past the client's timeout, for a call that never gets an answer. */
async function passTimeout({ page }: CaseContext, name: EndpointName): Promise<void> {
  const { multipart }: Endpoint = endpoints[name];
  await page.clock.fastForward(multipart ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
}

/** Returns the focused element's tag: focus must not be lost if the clicked control is gone. */
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Returns true if a user action made the call; reads on load and faked successes do not count. */
const isUserAction = (name: EndpointName, { effect, kind }: Outcome) =>
  endpoints[name].method !== 'GET' && name !== 'verifyCode' && (kind === 'fails' || effect !== 'wrong-shape');

/** Makes the call with its fault and expects the screen, the focus and the toasts. */
async function runStep(
  scene: CaseContext,
  name: EndpointName,
  faultCase: FaultCase,
  { outcome, rule }: FaultStep,
) {
  const { page, backend } = scene;
  await faultCase.prepare?.(scene);
  await forgetToasts(page);
  await backend.fault(rule);
  await faultCase.trigger(scene);
  if (rule.effect.kind === 'timeout') await passTimeout(scene, name);
  if (outcome.kind === 'fails') {
    await faultCase.expectFailure(scene, outcome);
    await expect(heading(page, faultCase.heading)).toBeVisible();
  } else await faultCase.expectSuccess?.(scene);
  await expect(heading(page, 'Something went wrong')).toBeHidden();
  if (isUserAction(name, outcome)) await expect.poll(() => focusedTag(page)).not.toBe('BODY');
  const screenToasts = outcome.kind === 'succeeds' ? (faultCase.successToasts ?? []) : [];
  const toasts = [...outcome.toasts, ...screenToasts];
  await expectToasts(page, toasts);
  // Lets the toasts close, so that they cover nothing in the next step.
  if (toasts.length > 0) await page.clock.fastForward(4_000);
}

/** Expects a call that is refused again with a new token to end the session with an explanation. */
async function runRefusal(scene: CaseContext, name: EndpointName, faulty: FaultCase): Promise<void> {
  const { page, backend } = scene;
  await faulty.prepare?.(scene);
  await forgetToasts(page);
  await backend.fault({ endpoint: name, effect: unauthorized });
  const isRenewal = (request: Request) => new URL(request.url()).pathname.endsWith(endpoints.refresh.path);
  await Promise.all([page.waitForRequest(isRenewal), faulty.trigger(scene)]);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectToasts(page, []);
}

for (const [callIndex, [name, endpointCase]] of [...endpointCases].entries()) {
  if ('noScreenYet' in endpointCase) continue;
  const faulty = untilFaultMet(endpointCase);
  const endpoint: Endpoint = endpoints[name];
  const steps = faultStepsFor(name, callIndex, faulty.serverMessage);
  const isRefused = endpoint.access !== 'public' && isTried('twice', callIndex);
  if (steps.length === 0 && !isRefused) continue;

  test(`${name}: after any fault, the page stays and keeps the user’s input`, async ({ page, backend }) => {
    const scene = { page, backend };
    await backend.start(faulty.scenario, faulty.path);
    for (const step of steps) {
      await test.step(step.outcome.effect, () => runStep(scene, name, faulty, step));
    }
    if (isRefused) await test.step('401 twice', () => runRefusal(scene, name, faulty));
  });
}
