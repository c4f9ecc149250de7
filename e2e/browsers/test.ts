import { writeFile } from 'node:fs/promises';
import { test as base, expect } from 'playwright/test';
import { type Backend, httpBackend, pageBackend } from '../support/backend.ts';
import { builds } from '../support/builds.ts';
import { startMockApi } from '../support/mock-api.ts';
import { createTimeLimit } from '../support/time-limit.ts';
import type { Engine, Profile, RunningEngine } from './engines/engine.ts';
import { engines } from './engines/engines.ts';
import { Tab } from './page/tab.ts';
import { bundleProbe, serveSite } from './site.ts';

export interface EngineOptions {
  engine: Engine['name'];
  build: 'mocked' | 'live';
}

interface Site {
  url: string;
  /** Null for a mocked build, which needs no server. */
  apiUrl: string | null;
  takeErrors(): readonly string[];
}

interface WorkerFixtures extends EngineOptions {
  site: Site;
  runningEngine: RunningEngine;
}

/** Desktop window of the flows, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 900 } as const;

/** Test in another engine: `tab` is the first tab, `backend` controls the server or the mock. */
export const test = base.extend<
  { timeLimit: undefined; profile: Profile; tab: Tab; backend: Backend },
  WorkerFixtures
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  build: ['mocked', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      const api = build === 'live' ? await startMockApi() : null;
      const site = await serveSite(builds[build].folder, await bundleProbe(), api?.url ?? null);
      await use({ ...site, apiUrl: api?.url ?? null });
      site.close();
      api?.stop();
    },
    { scope: 'worker' },
  ],
  runningEngine: [
    async ({ engine: name }, use) => {
      const runningEngine = await engines.find((engine) => engine.name === name)?.start();
      if (!runningEngine) throw new Error(`There is no engine ${name}`);
      await use(runningEngine);
      await runningEngine.stop();
    },
    { scope: 'worker' },
  ],
  profile: async ({ runningEngine, site }, use) => {
    const profile = await runningEngine.newProfile();
    // Drops the errors that pages of the former test posted late.
    site.takeErrors();
    await use(profile);
    await profile.close();
    expect(site.takeErrors(), 'no error of a page').toEqual([]);
  },
  timeLimit: createTimeLimit(),
  tab: async ({ profile, site }, use, info) => {
    const open = () => profile.newTab();
    const tab = new Tab(await open(), site.url, open);
    await tab.resize(DESKTOP.width, DESKTOP.height);
    await use(tab);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('page.png'), await tab.picture());
  },
  backend: async ({ tab, site }, use) => use(site.apiUrl ? httpBackend(tab, site.apiUrl) : pageBackend(tab)),
});

export { expect };
