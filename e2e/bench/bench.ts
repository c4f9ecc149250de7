/**
 * Measures the promised weight and speed in Chromium. Exits with 1 when a target is missed.
 *
 *     npm run bench -- [--runs 2] [--only bytes,parts,load,…] [--json file]
 *
 * Builds the mocked app, the live app, a page with one bare React input and a page with only
 * Mantine fields. Serves them from this machine, compressed with brotli. Every visit starts with an
 * empty profile or an emptied cache.
 *
 * - bytes: bytes sent until /login is idle (no request and no long task for a second), counted by
 *   the server, so fetches of a service worker are included. A kB is 1024 bytes.
 * - parts: parts of the product that a screen loads before any input, by the sources of its
 *   scripts.
 * - load: first paint, largest paint, usable (Log in is visible and clickable) and blocked (long
 *   tasks beyond 50 ms) on slow 4G (1.6 Mbit/s, 150 ms a request), CPU slowed down four times.
 * - screens: layout shift, script files, bytes and largest paint of every live screen, on a phone
 *   and a desktop, uncached, on the same line (throttled by the browser, API calls included) and
 *   CPU.
 * - board: the physician's dashboard, same line and CPU: bytes of scripts before the charts, and
 *   the time until its text is visible, compared with /login's button in turn.
 * - thumb: pixels scrolled through a whole intake on a 390 px phone while answering every question,
 *   and the controls that move during a press or right after it.
 * - opening: CPU time of the page's process from the click on a section's link until idle, CPU
 *   slowed down four times, and that of a page with as many empty Mantine fields, loaded right
 *   after.
 * - typing: time from a keystroke to its painted frame, CPU slowed down four times, with all 13
 *   sections of the wizard open, filled in and keeping drafts. Some 21 keys go into text fields and
 *   21 into searchable lists of each section, and some into a bare React input before each section.
 *   Each key counts with its fastest round, since other work on the machine only adds time. The
 *   95th percentiles are compared. The key that opens a list's menu is reported separately.
 * - shoops: the same in the form of a Shoop with six medicines.
 * - journey: time from the click on its link until the health journey's cards and lines are
 *   painted, CPU slowed down four times, with a year of check-ups and with ten.
 * - listing: the physician's list with ten thousand patients: time to its first rows compared with
 *   sixty patients, keystrokes in its search compared with a bare input (CPU slowed down four
 *   times), and the slowest frame while scrolling (CPU at full speed).
 *
 * Subjects take turns within a round, so that a busy machine affects all of them alike. Load
 * figures are medians (lowest–highest). Times depend on the machine: compare them only within a
 * run. The server throttles the line and charges no handshakes; worker threads are not slowed down.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../support/chromium.ts';
import { startMockApi } from '../support/mock-api.ts';
import { makeBuilds } from './bench-builds.ts';
import { BenchServer } from './bench-server.ts';
import { measureBoard } from './board.ts';
import { measureBytes } from './bytes.ts';
import { measureColdVisits } from './cold-visits.ts';
import { measureJourney } from './journey.ts';
import { measureListing } from './listing.ts';
import { measureLoad } from './load.ts';
import { signInOver } from './mock-api.ts';
import { measureOpening } from './opening.ts';
import { measureParts } from './parts.ts';
import { type Finding, toMarkdown } from './report.ts';
import { measureShoopTyping } from './shoop-typing.ts';
import { measureThumb } from './thumb.ts';
import { measureTyping } from './typing.ts';

const topics = [
  ...['bytes', 'parts', 'load', 'screens', 'board', 'thumb'],
  ...['opening', 'typing', 'shoops', 'journey', 'listing'],
];
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2' },
    only: { type: 'string', default: topics.join() },
    json: { type: 'string' },
  },
});
const runs = Number(values.runs);
const wanted = values.only.split(',');
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
const unknown = wanted.filter((topic) => !topics.includes(topic));
if (unknown.length > 0) throw new Error(`--only takes ${topics.join(', ')}, not ${unknown.join(', ')}`);

async function measure(browser: Browser) {
  const findings: Finding[] = [];
  const raw: Record<string, unknown> = {};
  const api = await startMockApi();
  const builds = await makeBuilds(api.url);
  const servers = {
    bare: await new BenchServer(builds.bare.folder).start(),
    mantine: await new BenchServer(builds.mantine.folder).start(),
    live: await new BenchServer(builds.live.folder).start(),
    mocked: await new BenchServer(builds.mocked.folder).start(),
  };
  const take = (topic: string, result: { findings: Finding[]; raw?: unknown }) => {
    findings.push(...result.findings);
    raw[topic] = result.raw;
  };
  if (wanted.includes('bytes')) {
    take('bytes', { findings: await measureBytes(browser, servers.live, 'live') });
    take('bytes', { findings: await measureBytes(browser, servers.mocked, 'mocked') });
  }
  const signIn = (page: Page, email: string) => signInOver(api.url, page, servers.live.url, email);
  if (wanted.includes('parts')) {
    take('parts', { findings: await measureParts(browser, { servers, builds, signIn }) });
  }
  if (wanted.includes('load')) take('load', await measureLoad(browser, servers, runs));
  if (wanted.includes('screens')) take('screens', await measureColdVisits(browser, servers.live, api.url));
  if (wanted.includes('board'))
    take('board', await measureBoard(browser, { server: servers.live, signIn }, runs + 1));
  if (wanted.includes('thumb')) take('thumb', await measureThumb(browser, servers.mocked));
  const setting = { servers, signIn };
  if (wanted.includes('opening')) take('opening', await measureOpening(browser, setting));
  // A keystroke is so short that any disturbance shows. Twice the rounds filter out more of them.
  if (wanted.includes('typing')) take('typing', await measureTyping(browser, setting, 2 * runs));
  if (wanted.includes('shoops')) take('shoops', await measureShoopTyping(browser, setting, 2 * runs));
  if (wanted.includes('journey')) take('journey', await measureJourney(browser, servers.mocked, runs));
  if (wanted.includes('listing'))
    take('listing', await measureListing(browser, { ...setting, api: api.url }, runs));
  for (const server of [...Object.values(servers), api]) server.stop();
  return { findings, raw };
}

const browser = await chromium.launch(await launchOptions());
try {
  const busyBefore = loadavg()[0];
  const { findings, raw } = await measure(browser);
  console.log(`\n${toMarkdown(findings)}\n`);
  const busy = `${busyBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`;
  console.log(`Chromium ${browser.version()}, ${runs} rounds, load of this machine ${busy}`);
  if (values.json) await writeFile(values.json, JSON.stringify({ findings, raw }, null, 2));
  process.exitCode = findings.some(({ met }) => met === false) ? 1 : 0;
} finally {
  await browser.close();
}
