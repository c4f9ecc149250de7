import type { Browser, Page } from 'playwright';
import type { BenchBuild } from './bench-builds.ts';
import type { BenchServer, Served } from './bench-server.ts';
import type { Finding } from './report.ts';
import { type BenchScreen, loginScreen, screens } from './screens.ts';
import { visit } from './visit.ts';

/** Parts of the product by their source files, with the only screens that may load them at once. */
const parts: { name: string; made: RegExp; on?: readonly string[] }[] = [
  { name: 'charts', made: /\/(recharts|@mantine\/charts)\//, on: ['physician dashboard'] },
  { name: 'calendar', made: /\/@mantine\/dates\// },
  { name: 'dates', made: /\/node_modules\/dayjs\//, on: ['wizard', 'patient dashboard'] },
  { name: 'phone numbers', made: /\/libphonenumber-js\//, on: ['wizard'] },
  {
    name: 'wizard',
    made: /\/src\/(questionnaire\/questionnaire-form|features\/intake\/wizard)\.tsx$/,
    on: ['wizard'],
  },
  { name: 'intake questions', made: /\/src\/domain\/intake\/questionnaires\.ts$/, on: ['wizard'] },
  { name: 'countries', made: /\/country-region-data\// },
  {
    name: 'API client',
    made: /\/src\/api\/client\/client\.ts$/,
    on: ['wizard', 'patient dashboard', 'physician dashboard'],
  },
  { name: 'toasts', made: /\/@mantine\/notifications\// },
  { name: 'fingerprint', made: /\/@fingerprintjs\// },
  { name: 'one-time code dialog', made: /\/identity\/code-dialog\.tsx$/ },
  { name: 'notification drawer', made: /\/notifications\/notification-drawer\.tsx$/ },
  { name: 'endpoint registry', made: /\/src\/api\/endpoints\/endpoints\.ts$/ },
  { name: 'mock server', made: /\/mocks\/server\/server\.ts$/ },
  { name: 'mock console', made: /\/mocks\/console\/panel\.tsx$/ },
  { name: 'faker', made: /\/@faker-js\// },
];

const inWords = (found: readonly { name: string }[]) => found.map(({ name }) => name).join(', ') || 'none';

/** Compares the parts that a visit loaded with the parts that the screen may load. */
function judge(
  name: string,
  screen: BenchScreen,
  served: readonly Served[],
  { modules }: BenchBuild,
): Finding {
  const sources = served.flatMap(({ path }) => modules.get(path) ?? []);
  const found = parts.filter(({ made }) => sources.some((source) => made.test(source)));
  const stray = found.filter(({ on }) => !on?.includes(screen.name));
  const wanted = parts.filter(({ on }) => on?.includes(screen.name));
  return {
    what: `Parts loaded untouched by ${name}`,
    measured: inWords(found) + (stray.length > 0 ? `; **too much: ${inWords(stray)}**` : ''),
    target: wanted.length > 0 ? `at most ${inWords(wanted)}` : 'none',
    met: stray.length === 0,
  };
}

interface PartsSetting {
  servers: Record<'live' | 'mocked', BenchServer>;
  builds: Record<'live' | 'mocked', BenchBuild>;
  /** Signs in a page of the live build. */
  signIn: (page: Page, email: string) => Promise<void>;
}

/** Measures the parts that each screen loads before any input. Live builds lack the mock. */
export async function measureParts(
  browser: Browser,
  { servers, builds, signIn }: PartsSetting,
): Promise<Finding[]> {
  const mocked = await visit(browser, servers.mocked, loginScreen, ({ served }) => served);
  const findings = [judge('/login, mocked', loginScreen, mocked, builds.mocked)];
  for (const screen of screens) {
    const { signedInAs } = screen;
    const before = signedInAs ? { before: (page: Page) => signIn(page, signedInAs) } : {};
    const served = await visit(browser, servers.live, { ...screen, ...before }, (seen) => seen.served);
    findings.push(judge(`${screen.name}, live`, screen, served, builds.live));
  }
  return findings;
}
