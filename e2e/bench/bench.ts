/**
 * Measures what the product promises about weight and speed, in Chromium, and fails when a promise is not kept.
 *
 *     npm run bench -- [--runs 2] [--only bytes,parts,load,screens,board,thumb,opening,typing,shoops,journey,listing] [--json file]
 *
 * It builds the mocked app, the live app, a page with nothing but a React input and one with nothing but the library's
 * fields, and serves them compressed with brotli from this machine. Every visit starts with an empty profile or an emptied cache.
 *
 * - bytes: what the server sent until /login had settled (no request and no long task for a second). Counted by the
 *   server, so what a service worker fetches counts as well. A kB is 1024 bytes.
 * - parts: which parts of the product a screen loads before anybody touches it, by the source files in its scripts.
 * - load: first paint, largest paint, usable (the Log in button can be seen and pressed) and blocked (what long tasks
 *   took beyond 50 ms) on a slow 4G line (1.6 Mbit/s, 150 ms a request) and a CPU slowed down four times.
 * - screens: every screen of the live build, by a phone and a desktop, with nothing cached, on the same line (made slow by
 *   the browser, calls to the API included) and processor: layout shift, script files, bytes and largest paint.
 * - board: the physician's dashboard on the same line and processor: its scripts before the charts, and when its text is
 *   there, against /login's button in turn.
 * - thumb: how far a thumb scrolls through a whole intake on a phone of 390 pixels, answering everything that can be asked, and
 *   which control moves while it is pressed or right after.
 * - opening: the processor time of the page's process from the press of a section's link until the page rests, CPU slowed
 *   down four times, and that of a page of as many empty Mantine fields of the same kinds, loaded right after.
 * - typing: from a key press until the frame that shows it was drawn, CPU slowed down four times, all 13 sections of the
 *   wizard open, filled in and keeping drafts: some 21 keys into the text fields of each section and 21 into its lists that
 *   can be searched, and some into a bare React input before each. Each key counts with its quickest round, since other
 *   work of the machine only ever adds; then the 95th percentiles are compared. The key that opens a list's menu is told
 *   apart.
 * - shoops: the same in the form of a Shoop of six medicines.
 * - journey: from the press of its link until the health journey's cards and lines are drawn, CPU slowed down four times,
 *   with a year of check-ups and with ten.
 * - listing: the physician's list with ten thousand patients: its first rows and those of sixty, and the keys of its search and
 *   of a bare input, CPU slowed down four times; the slowest frame of its scrolling, CPU as it is.
 *
 * Subjects take turns within a round, so that a busy machine disturbs all of them alike; figures of the load are medians
 * (lowest–highest). Absolute times depend on the machine; compare them only within a run. The line is made slow on the
 * server's side and charges no handshakes; worker threads are not slowed down.
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
  // A key takes so little that every passing disturbance shows: twice the rounds let one pass by.
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
