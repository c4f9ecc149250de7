import { expect, type Page } from 'playwright/test';
import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { FaultEffect, FaultRule } from '#mocks/store/faults.ts';
import { test } from '../../support/app.ts';
import { readCapsule, replayCapsule } from '../../support/capsules.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';

/** Walk through a screen, in which a fault can be met. */
interface Walk {
  readonly scenario: ScenarioName;
  readonly path: string;
  act(page: Page): Promise<void>;
}

const open = (scenario: ScenarioName, path: string): Walk => ({ scenario, path, act: async () => {} });

const saveContacts: Walk = {
  scenario: 'half-done',
  path: 'myHealth/contact',
  async act(page) {
    await field(form(page, 'Contacts'), 'Relationship').fill('Neighbor of old');
    await updateButton(form(page, 'Contacts')).click();
  },
};
const dashboard = open('physician', 'physician/dashboard');
const notifications = open('half-done', 'dashboard');
const journey = open('complete', 'health-journey');
const dosing = open('complete', 'dosing-history');
const patients = open('physician', 'physician/list-patient');
const profile = open('complete', 'profile');

const status = (code: number): FaultEffect => ({ kind: 'status', status: code });
const answer = (data: unknown, code = 200): FaultEffect => ({
  kind: 'answer',
  status: code,
  body: { status: code, message: 'Changed', data: data as never },
});
const fault = (endpoint: FaultRule['endpoint'], effect: FaultEffect): FaultRule => ({ endpoint, effect });

/** Seeded faults: refusals, wrong totals, lost and misshapen replies, each met in a walk. */
const seededFaults: readonly (readonly [Walk, FaultRule])[] = [
  ...[202, 400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504].map(
    (code) => [saveContacts, fault('saveContacts', status(code))] as const,
  ),
  [saveContacts, fault('saveContacts', { kind: 'status', status: 400, message: 'Not today' })],
  [saveContacts, fault('saveContacts', { kind: 'offline' })],
  [saveContacts, fault('saveContacts', { kind: 'lost-answer' })],
  [saveContacts, fault('saveContacts', { kind: 'malformed' })],
  [saveContacts, fault('saveContacts', { kind: 'wrong-shape' })],
  [saveContacts, fault('saveContacts', answer({ firstName: 7 }))],
  [saveContacts, fault('readContacts', answer({ first_name: 'Ruth' }))],
  [saveContacts, fault('readContacts', answer(null))],
  [dashboard, fault('readDashboard', answer({ patientsCount: 7, top_dignose: {}, registrations: [] }))],
  [dashboard, fault('readDashboard', answer({ patientsCount: -3 }))],
  [dashboard, fault('readDashboard', { kind: 'wrong-shape' })],
  [dashboard, fault('readDashboard', { kind: 'malformed' })],
  [dashboard, fault('readDashboard', status(500))],
  [dashboard, fault('readDashboard', status(404))],
  [notifications, fault('listNotifications', answer({ unreadCount: 99, items: [] }))],
  [notifications, fault('listNotifications', { kind: 'wrong-shape' })],
  [notifications, fault('listNotifications', status(503))],
  [journey, fault('listCheckUps', answer([]))],
  [journey, fault('listCheckUps', answer([{ status: 'great' }]))],
  [journey, fault('listCheckUps', status(500))],
  [journey, fault('listCheckUps', { kind: 'offline' })],
  [journey, fault('listCheckUps', { kind: 'malformed' })],
  [dosing, fault('listShoops', answer([]))],
  [dosing, fault('listShoops', answer({ rows: [] }))],
  [dosing, fault('listShoops', status(403))],
  [dosing, fault('listShoops', { kind: 'wrong-shape' })],
  [dosing, fault('listShoops', { kind: 'offline' })],
  [patients, fault('listPatients', answer({ patients: [] }))],
  [patients, fault('listPatients', answer([]))],
  [patients, fault('listPatients', status(500))],
  [patients, fault('listPatients', status(422))],
  [patients, fault('listPatients', { kind: 'malformed' })],
  [profile, fault('readProfile', answer({ firstName: 'Someone', lastName: 'Else' }))],
  [profile, fault('readProfile', answer(null))],
  [profile, fault('readProfile', status(500))],
  [profile, fault('readProfile', status(404))],
  [profile, fault('readProfile', { kind: 'offline' })],
  [profile, fault('readProfile', { kind: 'wrong-shape' })],
];

/** Returns the capsule as if the fault had been repaired. */
function repair(har: CapsuleHar): CapsuleHar {
  const { _clinic } = har.log;
  const snapshot = { ..._clinic.snapshot, tables: { ..._clinic.snapshot.tables, faults: [] } };
  const steps = _clinic.steps.filter((step) => step.kind !== 'command');
  return { log: { ...har.log, _clinic: { ..._clinic, snapshot, steps } } };
}

/** Waits until a call has met the fault and no call is pending. */
const untilMet = (page: Page, endpoint: string) =>
  expect
    .poll(() =>
      page.evaluate(async (name) => {
        // After a load, the mock starts a moment later than the page.
        const calls = (await window.clinicMock?.calls()) ?? [];
        return calls.some((call) => call.endpoint === name) && calls.every(({ ms }) => ms !== null);
      }, endpoint),
    )
    .toBe(true);

test('there are 50 seeded faults', () => expect(seededFaults).toHaveLength(50));

for (const [index, [{ scenario, path, act }, rule]] of seededFaults.entries())
  test(`fault ${index + 1} is in the capsule: ${rule.endpoint} ${JSON.stringify(rule.effect)}`, async ({
    page,
    backend,
    browser,
    baseURL,
  }) => {
    await backend.start(scenario, 'consent');
    await backend.fault(rule);
    await page.goto(path);
    await act(page);
    await untilMet(page, rule.endpoint);
    const har = await readCapsule(page);
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Kolkata' });
    const other = await context.newPage();
    await other.goto('login');
    // The same fault in a fresh browser, in another time zone, and its repair.
    expect((await replayCapsule(other, har))?.findings).toEqual([]);
    expect((await replayCapsule(other, repair(har)))?.findings).not.toEqual([]);
    await context.close();
  });
