import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from 'playwright/test';
import { contractToolPath } from '../../../tools/ci/contract-tools.ts';
import { projectFolder } from '../../../tools/project-folder.ts';
import { emailField, heading, logInButton, passwordField, pathOf, test } from '../../support/app.ts';
import { MOCK_API_URL } from '../../support/builds.ts';
import { everyScreen } from '../../support/screens/every-screen.ts';

const prism = contractToolPath('@stoplight/prism-cli/dist/index.js');
const documentPath = join(projectFolder, 'public/openapi.json');

/** Starts Prism, which answers with the examples of the document. @returns its URL and its stop */
async function startPrism(): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, [prism, 'mock', documentPath, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void server.kill();
  for await (const line of createInterface(server.stdout)) {
    const url = /listening on (http:\S+)/.exec(line)?.[1];
    if (url) return { url: `${url}/`, stop };
  }
  throw new Error('Prism does not say where it listens');
}

/** Sends the app's calls to another API, and asks it for the examples of a role. */
async function redirectCalls(page: Page, url: string, role: string): Promise<void> {
  await page.route(`${MOCK_API_URL}**`, (route) => {
    const request = route.request();
    // Only these have an example of each role.
    const hasRoles = /\/(login|profile|notifications|objectives)$/.test(request.url());
    const headers = { ...request.headers(), ...(hasRoles && { Prefer: `example=${role}` }) };
    return route.continue({ url: request.url().replace(MOCK_API_URL, url), headers });
  });
}

/** Records what the console says, but for the status of a page that the host has no file of. */
function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    complaints.push(`${pathOf(page)}: ${message.text()}`);
  });
  return complaints;
}

// CI installs Prism; elsewhere nothing is run until `npm run contract-tools` has been.
if (existsSync(prism))
  for (const [role, screens] of [
    ['patient', [...everyScreen.patient, ...everyScreen.intake]],
    ['physician', everyScreen.physician],
  ] as const)
    test(`a ${role} signs in to a mock of the API document, and each screen shows its examples`, async ({
      page,
      backend,
    }) => {
      await backend.start('clinic', 'favicon.svg');
      const server = await startPrism();
      try {
        await redirectCalls(page, server.url, role);
        const complaints = recordComplaints(page);
        await page.goto('login');
        await emailField(page).fill('jane@example.com');
        await passwordField(page).fill('Any#Password1');
        await logInButton(page).click();
        await expect(heading(page, /^Welcome, Ruth$|^Your patients$/)).toBeVisible();
        const paths = screens.flatMap(({ opensBy }) => ('path' in opensBy ? [opensBy.path] : []));
        for (const path of new Set(paths)) {
          await page.goto(path);
          await expect(heading(page, /./)).toBeVisible();
          await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          expect(
            await page.getByText(/could not be (read|loaded)|could not load/).allInnerTexts(),
            path,
          ).toEqual([]);
        }
        expect(complaints).toEqual([]);
      } finally {
        server.stop();
      }
    });
