import type { Browser, Page } from 'playwright';
import type { BenchBuild } from './bench-builds.ts';
import type { BenchServer, Served } from './bench-server.ts';
import type { Finding } from './report.ts';
import { type BenchScreen, screens, signIn } from './screens.ts';
import { visit } from './visit.ts';

/** Parts of the product that must not weigh on who does not use them, known by the source files they are made of. */
const parts: { name: string; made: RegExp; on: readonly string[] }[] = [
  { name: 'charts', made: /\/(recharts|@mantine\/charts)\//, on: [] },
  { name: 'calendar', made: /\/@mantine\/dates\//, on: [] },
  { name: 'dates', made: /\/node_modules\/dayjs\//, on: ['wizard', 'patient dashboard'] },
  { name: 'phone numbers', made: /\/libphonenumber-js\//, on: ['wizard'] },
  { name: 'wizard', made: /\/src\/(questionnaire|features\/intake)\//, on: ['wizard'] },
  { name: 'intake questions', made: /\/src\/domain\/intake\/questionnaires\.ts$/, on: ['wizard'] },
  { name: 'countries and regions', made: /\/country-region-data\//, on: ['wizard'] },
  { name: 'toasts', made: /\/@mantine\/notifications\//, on: [] },
  { name: 'fingerprint', made: /\/@fingerprintjs\//, on: [] },
  { name: 'one-time code dialog', made: /\/accounts\/code-dialog\.tsx$/, on: [] },
  { name: 'notification drawer', made: /\/shell\/notification-drawer\.tsx$/, on: [] },
  { name: 'console drawer', made: /\/mocks\/console\/panel\.tsx$/, on: [] },
  { name: 'endpoint registry', made: /\/src\/api\/endpoints\.ts$/, on: ['the mock'] },
  { name: 'mock server', made: /\/mocks\/server\.ts$/, on: ['the mock'] },
  { name: 'faker', made: /\/@faker-js\//, on: ['the mock'] },
];

/** The parts that came along with a visit, by the scripts it caused. */
export function partsIn(served: readonly Served[], { modules }: BenchBuild): string[] {
  const sources = served.flatMap(({ path }) => modules.get(path) ?? []);
  return parts.filter(({ made }) => sources.some((source) => made.test(source))).map(({ name }) => name);
}

/** Those that have no business there. Who is signed in calls the API, so the mock's own parts may come then. */
export function strays(found: readonly string[], { name, signedInAs }: BenchScreen): string[] {
  return parts
    .filter((part) => found.includes(part.name) && !part.on.includes(name))
    .filter((part) => !(signedInAs && part.on.includes('the mock')))
    .map((part) => part.name);
}

const inWords = (names: readonly string[]) => names.join(', ') || 'none';

/** Which parts each screen loads before anybody touches it. */
export async function measureParts(
  browser: Browser,
  server: BenchServer,
  build: BenchBuild,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const screen of screens) {
    const { signedInAs } = screen;
    const before = signedInAs ? { before: (page: Page) => signIn(page, server.url, signedInAs) } : {};
    const found = await visit(browser, server, { ...screen, ...before }, ({ served }) =>
      partsIn(served, build),
    );
    const stray = strays(found, screen);
    findings.push({
      what: `Parts that the ${screen.name} loads by itself`,
      measured: inWords(found) + (stray.length > 0 ? `; not wanted: ${inWords(stray)}` : ''),
      target: screen.signedInAs ? 'only what it shows' : 'none',
      met: stray.length === 0,
    });
  }
  return findings;
}
