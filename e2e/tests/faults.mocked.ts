import { expect, type Page, type Request } from 'playwright/test';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '#api/client/client-settings.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { EVERY } from '../../tools/ci/every.ts';
import { heading } from '../support/app.ts';
import { endpointCases } from '../support/cases/cases.ts';
import { type FaultCase, type Scene, untilMet } from '../support/cases/fault-case.ts';
import { effects, type Outcome, outcomeOf, renewedOutcome, unauthorized } from '../support/faults.ts';
import { test } from '../support/kept-page.ts';
import { expectToasts, forgetToasts } from '../support/screens/toasts.ts';

type Step = { outcome: Outcome; rule: Parameters<Scene['backend']['fault']>[0] };

/** How a token may be refused. */
const refusals = ['once', 'twice'] as const;
/** What the client makes the same of for every call (`src/api/client` holds that). */
const alike = [...effects, ...refusals];

/**
 * Returns true if a call is tried with a fault: each with each in `npm run test:every`; otherwise each kind of fault
 * with one call, by the call's place among the calls.
 */
const isTried = (kind: (typeof alike)[number], place: number) => EVERY || alike.indexOf(kind) === place;

/** Every fault for one call each; those after which the call succeeds come last, for the screen moves on. */
function stepsFor(name: EndpointName, place: number, serverWords?: string): Step[] {
  const endpoint: Endpoint = endpoints[name];
  const once = (effect: Step['rule']['effect'], outcome: Outcome): Step => ({
    outcome,
    rule: { endpoint: name, effect, once: true },
  });
  // A refused renewal ends the session, and its own test says how (session.flow.ts).
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

/** Lets a call that never gets an answer run into the client's own patience, without waiting for it. */
async function outwait({ page }: Scene, name: EndpointName): Promise<void> {
  const { multipart }: Endpoint = endpoints[name];
  await page.clock.fastForward(multipart ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT);
}

/** What was pressed may be gone or disabled; whoever has no mouse stands at what to do next, and not at nothing. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Whether something was pressed: a page that opens reads by itself. A success that is feigned changes nothing. */
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
  // Off the pile, so that they cover nothing of what comes next.
  if (toasts.length > 0) await page.clock.fastForward(4_000);
}

/** Refused again with its new token, a call ends the session; whatever was open, the login screen explains it. */
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

  test(`${name}: whatever goes wrong, the page stands and nothing typed is lost`, async ({
    page,
    backend,
  }) => {
    const scene = { page, backend };
    await backend.start(faulty.scenario, faulty.path);
    for (const step of steps) {
      await test.step(step.outcome.effect, () => runStep(scene, name, faulty, step));
    }
    if (isRefused) await test.step('401 twice', () => runRefusal(scene, name, faulty));
  });
}
