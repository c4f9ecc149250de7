import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './programs.ts';

/** Paths of the browser that WebKitGTK's driver starts, by distribution. */
const miniBrowserPaths = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** Style that shrinks MiniBrowser's toolbar, which would keep the window wider than a phone. */
const narrowToolbarCss = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }';

/** Virtual screen that holds every window of the flows. */
const virtualScreen = '-screen 0 1600x1400x24';

/** Returns the paths of driver, browser and virtual display; null while one is not installed. */
export function findWebkit() {
  const driver = findProgram(process.env.WEBKIT_DRIVER_PATH, 'WebKitWebDriver');
  const browser = findProgram(process.env.WEBKIT_BROWSER_PATH, ...miniBrowserPaths);
  const display = findProgram('xvfb-run');
  return driver && browser && display ? { driver, browser, display } : null;
}

/** Returns a port that is free now; the driver needs its number in advance. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the driver answers. @throws Error after ten seconds */
async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => null)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Running driver with a separate home folder, which also receives the downloads. */
export interface WebkitProcess {
  url: string;
  home: string;
  stop(): Promise<void>;
}

/** Starts WebKit's driver on a virtual display. */
export async function startWebkit(programs: { driver: string; display: string }): Promise<WebkitProcess> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-home-'));
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/gtk-3.0/gtk.css'), narrowToolbarCss);
  const port = await freePort();
  const server = spawn(programs.display, ['-a', '-s', virtualScreen, programs.driver, `--port=${port}`], {
    // A separate process group, so that display, driver and browser are stopped together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: 'America/New_York',
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      // The sandbox needs user namespaces, which a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url);
  return {
    url,
    home,
    async stop() {
      if (server.pid) process.kill(-server.pid);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
