import { expect, type Page, type Request } from 'playwright/test';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { EVERY } from '../../../tools/ci/every.ts';
import { heading } from '../../support/app.ts';
import { endpointCases } from '../../support/cases/cases.ts';
import { type FaultCase, type Scene, untilMet } from '../../support/cases/fault-case.ts';
import { effects, type Outcome, outcomeOf, renewedOutcome, unauthorized } from '../../support/faults.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';
import { test } from '../../support/shared-page-test.ts';

type Step = { outcome: Outcome; rule: Parameters<Scene['backend']['fault']>[0] };

/** Number of times that a call's token is refused. */
const refusals = ['once', 'twice'] as const;
/** Faults that the client handles alike for every call (tested in `src/api/client`). */
const uniformFaults = [...effects, ...refusals];

/**
 * Returns true if a call is tried with a kind of fault. `npm run test:every` tries every pair;
 * other runs try each kind with one call, chosen by the call's place among the calls.
 */
const isTried = (kind: (typeof uniformFaults)[number], place: number) =>
  EVERY || uniformFaults.indexOf(kind) === place;

/** Lists the faults for one call. A success comes last, since the screen then moves on. */
function stepsFor(name: EndpointName, place: number, serverWords?: string): Step[] {
  const endpoint: Endpoint = endpoints[name];
  const once = (effect: Step['rule']['effect'], outcome: Outcome): Step => ({
    outcome,
    rule: { endpoint: name, effect, once: true },
  });
  // A refused renewal ends the session, which session.flow.ts tests.
  const possible = effects.filter(
    (effect) =>
      isTried(effect, place) &&
      (effect.kind !== 'status' || name !== 'refresh' || ![400, 403].includes(effect.status)),
  );
  const steps = possible.map((effect) => once(effect, outcomeOf(endpoint, effect)));
  if (isTried('once', place) && name !== 'refresh')
    steps.push(
      once(
        unauthorized,
        endpoint.access === 'public'
          ? outcomeOf(endpoint, unauthorized)
          : renewedOutcome(endpoint, serverWords),
      ),
    );
  const succeeds = ({ outcome }: Step) => Number(outcome.kind === 'succeeds');
  return steps.sort((a, b) => succeeds(a) - succeeds(b));
}

/** Advances the clock past the client's timeout, for a call that never gets an answer. */
async function outwait({ page }: Scene, name: EndpointName): Promise<void> {
  const { multipart }: Endpoint = endpoints[name];
  await page.clock.fastForward(multipart ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
}

/** Returns the focused element's tag: focus must not be lost if the clicked control is gone. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Returns true if a user action made the call; reads on load and faked successes do not count. */
const isPressed = (name: EndpointName, { effect, kind }: Outcome) =>
  endpoints[name].method !== 'GET' && name !== 'verifyCode' && (kind === 'fails' || effect !== 'wrong-shape');

async function runStep(scene: Scene, name: EndpointName, faulty: FaultCase, { outcome, rule }: Step) {
  const { page, backend } = scene;
  await faulty.ready?.(scene);
  await forgetToasts(page);
  await backend.fault(rule);
  await faulty.trigger(scene);
  if (rule.effect.kind === 'timeout') await outwait(scene, name);
  if (outcome.kind === 'fails') {
    await faulty.failed(scene, outcome);
    await expect(heading(page, faulty.heading)).toBeVisible();
  } else await faulty.succeeded?.(scene);
  await expect(heading(page, 'Something went wrong')).toBeHidden();
  if (isPressed(name, outcome)) await expect.poll(() => focused(page)).not.toBe('BODY');
  const own = outcome.kind === 'succeeds' ? (faulty.successToasts ?? []) : [];
  const toasts = [...outcome.toasts, ...own];
  await expectToasts(page, toasts);
  // Lets the toasts close, so that they cover nothing in the next step.
  if (toasts.length > 0) await page.clock.fastForward(4_000);
}

/** Expects a call that is refused again with a new token to end the session with an explanation. */
async function runRefusal(scene: Scene, name: EndpointName, faulty: FaultCase): Promise<void> {
  const { page, backend } = scene;
  await faulty.ready?.(scene);
  await forgetToasts(page);
  await backend.fault({ endpoint: name, effect: unauthorized });
  const isRenewal = (request: Request) => new URL(request.url()).pathname.endsWith(endpoints.refresh.path);
  await Promise.all([page.waitForRequest(isRenewal), faulty.trigger(scene)]);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectToasts(page, []);
}

for (const [place, [name, known]] of [...endpointCases].entries()) {
  if ('noScreenYet' in known) continue;
  const faulty = untilMet(known);
  const endpoint: Endpoint = endpoints[name];
  const steps = stepsFor(name, place, faulty.serverWords);
  const isRefused = endpoint.access !== 'public' && isTried('twice', place);
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
