/**
 * Measures the promised weight and speed in Chromium. Exits with 1 when a target is missed.
 *
 *     npm run bench -- [--runs 2] [--only bytes,screens,typing,listing,lighthouse]
 *                      [--screens dashboard]
 *
 * Builds the mocked app, the live app and a page with one bare React input, and serves them from
 * this machine, compressed with brotli. Every visit starts with an empty profile or an emptied
 * cache. docs/bench.md says what each measurement counts.
 *
 * Subjects take turns within a round, so that a busy machine affects all of them alike. Times
 * depend on the machine: compare them only within a run. Worker threads are not slowed down.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../support/chromium.ts';
import { startMockApi } from '../support/mock-api.ts';
import { makeBuilds } from './bench-builds.ts';
import { serveCompressed } from './bench-server.ts';
import { measureBytes } from './bytes.ts';
import { coldScreens } from './cold-screens.ts';
import { measureColdVisits } from './cold-visits.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureListing } from './listing.ts';
import { type Finding, toMarkdown } from './report.ts';
import type { Setting } from './setting.ts';
import { measureTyping } from './typing.ts';

const topics: Record<string, (setting: Setting) => Promise<Finding[]>> = {
  bytes: measureBytes,
  screens: measureColdVisits,
  typing: measureTyping,
  listing: measureListing,
  lighthouse: measureLighthouse,
};

/** Topics without `--only`: Lighthouse is no dependency. */
const usualTopics = Object.keys(topics).filter((topic) => topic !== 'lighthouse');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2' },
    only: { type: 'string', default: usualTopics.join() },
    screens: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
const screens = coldScreens.filter(({ name }) => name.includes(values.screens));
if (screens.length === 0) throw new Error(`No screen has “${values.screens}” in its name`);
const measurements = values.only.split(',').map((topic) => {
  const measure = topics[topic];
  if (!measure) throw new Error(`--only takes ${Object.keys(topics).join(', ')}, not ${topic}`);
  return measure;
});

/** Builds and serves everything, runs the chosen measurements, and stops the servers. */
async function measureAll(browser: Browser): Promise<Finding[]> {
  const api = await startMockApi();
  const folders = await makeBuilds(api.url);
  const servers = {
    bare: await serveCompressed(folders.bare),
    live: await serveCompressed(folders.live),
    mocked: await serveCompressed(folders.mocked),
  };
  const findings: Finding[] = [];
  for (const measure of measurements)
    findings.push(...(await measure({ browser, servers, api: api.url, screens, runs })));
  for (const server of [...Object.values(servers), api]) server.stop();
  return findings;
}

const browser = await chromium.launch(await launchOptions());
try {
  const loadBefore = loadavg()[0];
  const findings = await measureAll(browser);
  console.log(`\n${toMarkdown(findings)}\n`);
  const loadText = `${loadBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`;
  console.log(`Chromium ${browser.version()}, ${runs} rounds, load of this machine ${loadText}`);
  process.exitCode = findings.some(({ met }) => met === false) ? 1 : 0;
} finally {
  await browser.close();
}
