import type { Engine, Profile } from './engine.ts';
import { findWebkit, startWebkit } from './webkit-process.ts';

/** Time limit of a script of the flows, in ms. */
const scriptLimitMs = 30_000;

/** Starts a driver with its browser. @returns its empty profile */
async function startSession(programs: NonNullable<ReturnType<typeof findWebkit>>): Promise<Profile> {
  const [{ Builder, Capabilities }, { createQueue, driveWindow }] = await Promise.all([
    import('selenium-webdriver'),
    import('./webkit-tab.ts'),
  ]);
  const server = await startWebkit(programs);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: ['--automation'],
    },
    unhandledPromptBehavior: 'accept',
  });
  const driver = await new Builder().usingServer(server.url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: scriptLimitMs });
  const queue = createQueue();
  let isFirstTab = true;
  return {
    newTab: () =>
      queue(async () => {
        // A window instead of a tab, because a tab in the background does not render.
        if (!isFirstTab) await driver.switchTo().newWindow('window');
        isFirstTab = false;
        return driveWindow(driver, await driver.getWindowHandle(), queue);
      }),
    downloads: server.home,
    async close() {
      await driver.quit().catch(() => undefined);
      await server.stop();
    },
  };
}

/** WebKit as WebKitGTK, driven by its own WebDriver on a virtual display. */
export const webkit: Engine = {
  name: 'webkit',
  isInstalled: () => findWebkit() !== null,
  install: 'Debian: apt-get install webkit2gtk-driver xvfb',
  async start() {
    const programs = findWebkit();
    if (!programs) throw new Error('WebKit is not installed');
    return {
      // The driver holds one session at a time, and each session starts with an empty profile.
      newProfile: () => startSession(programs),
      stop: async () => undefined,
    };
  },
};
