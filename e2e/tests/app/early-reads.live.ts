import { expect, type Page } from 'playwright/test';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { lastActivityKey } from '#api/session/last-activity.ts';
import { test } from '../../support/app.ts';
import { MOCK_API_URL } from '../../support/builds.ts';
import { holdScripts } from '../../support/hold-scripts.ts';

/** Records the paths and queries of the calls to the API, without preflights. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(MOCK_API_URL)) calls.push(request.url().slice(MOCK_API_URL.length));
  });
  return calls;
}

const record = 'physician/patient-profile/complete-patient';
const ofPatient = 'userId=complete-patient';

for (const { path, scenario, reads } of [
  {
    path: '',
    scenario: 'complete',
    reads: ['dashboard/healthCheckUp', 'dashboard/physician', 'dashboard/shoops', 'intake/status'],
  },
  { path: 'myHealth/diagnosis', scenario: 'complete', reads: ['intake/diagnosis', 'intake/status'] },
  {
    path: 'patient-physician-profile/physician',
    scenario: 'complete',
    reads: ['dashboard/physician/physician'],
  },
  {
    path: `${record}?view=shoop`,
    scenario: 'physician',
    reads: [
      `dashboard/healthCheckUp?${ofPatient}`,
      'physician/patient?patientId=complete-patient',
      'physician/shoop?patientId=complete-patient&isReady=1',
    ],
  },
  {
    path: `${record}?view=notes`,
    scenario: 'physician',
    reads: ['physician/notes?patientId=complete-patient', 'physician/patient?patientId=complete-patient'],
  },
  {
    path: 'physician/update-profile/complete-patient/contact',
    scenario: 'physician',
    reads: [
      `intake/contacts?${ofPatient}`,
      `intake/status?${ofPatient}`,
      'physician/patient?patientId=complete-patient',
    ],
  },
] as const) {
  test(`the reads of /${path} are sent before the app has started, and used by it`, async ({
    page,
    backend,
  }) => {
    await backend.start(scenario, 'favicon.svg');
    const releaseScripts = await holdScripts(page);
    const calls = recordCalls(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => calls.toSorted()).toEqual(['dashboard/notifications', ...reads].toSorted());
    releaseScripts();
    await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => globalThis.earlyReads?.size)).toBe(0);
    expect(calls, 'no call is repeated').toEqual([...new Set(calls)]);
  });
}

test('nothing is read in the name of a user who was away for too long', async ({ page, backend }) => {
  await backend.start('complete', 'favicon.svg');
  await page.evaluate(([key, moment]) => localStorage.setItem(key, moment), [
    lastActivityKey,
    String(Date.now() - IDLE_LIMIT_MS),
  ] as const);
  const calls = recordCalls(page);
  await page.goto('dashboard');
  await expect(page).toHaveURL(/login/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(calls.filter((call) => !call.includes('logout'))).toEqual([]);
});

test('a refused early read renews the session and is sent again', async ({ page, backend }) => {
  await backend.start('complete', 'favicon.svg');
  await backend.fault({ endpoint: 'readDiagnosis', once: true, effect: { kind: 'status', status: 401 } });
  const calls = recordCalls(page);
  await page.goto('myHealth/diagnosis');
  await expect(page.getByRole('form')).toBeVisible();
  expect(calls.filter((call) => call === 'intake/diagnosis')).toHaveLength(2);
});

test('a page whose early read fails says so, and reads again when asked', async ({ page, backend }) => {
  await backend.start('physician', 'favicon.svg');
  await backend.fault({ endpoint: 'readDashboard', once: true, effect: { kind: 'status', status: 500 } });
  const calls = recordCalls(page);
  await page.goto('physician/dashboard');
  await expect(page.getByText('We could not load the figures of your patients.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Common Diagnosis' })).toBeVisible();
  await expect.poll(() => calls.filter((call) => call === 'physician/dashboard')).toHaveLength(2);
});
