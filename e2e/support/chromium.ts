import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';
import { projectFolder } from '../../tools/project-folder.ts';

const cacheFolder = join(projectFolder, 'node_modules/.cache');
const browserFolder = join(cacheFolder, 'chromium');

/** Arguments for containers, which lack user namespaces, and against background network calls. */
const browserArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Configuration for the unpacked fonts; the packaged fonts.conf names another system's folders. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const sharedMemoryFolder = '/dev/shm';
/** Free shared memory that suffices for three browsers or more, in bytes. */
const enoughSharedMemoryBytes = 2 ** 31;

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium of the npm package with its libraries, so that a machine without a browser
 * and without apt can run the tests. Unpacks next to the final folder and moves the result there
 * atomically: concurrent runs never see an incomplete browser.
 */
async function unpackBrowser(): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  await mkdir(cacheFolder, { recursive: true });
  const partial = await mkdtemp(join(cacheFolder, 'chromium-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial; // the package always unpacks into the temporary folder
  try {
    await chromium.executablePath();
    await inflate(join(archives, 'al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await writeFile(join(partial, 'fonts/fonts.conf'), fontsConf);
  try {
    await rename(partial, browserFolder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(browserFolder)) throw error;
  }
}

/**
 * Returns the path of the browser for tests: CHROMIUM_PATH if set, else the packaged browser on
 * Linux x64, else undefined: Playwright then chooses (`npx playwright install chromium`).
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!isPackaged) return undefined;
  if (!existsSync(join(browserFolder, 'chromium'))) await unpackBrowser();
  return join(browserFolder, 'chromium');
}

/** Enables shared memory if there is enough. Playwright's default, the disk, is a tenth slower. */
function sharedMemoryOptions(): LaunchOptions {
  if (!existsSync(sharedMemoryFolder)) return {};
  const { bsize, bavail } = statfsSync(sharedMemoryFolder);
  return bsize * bavail > enoughSharedMemoryBytes ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
}

/** Returns launch options for `chromium.launch`, Playwright's test runner and Vitest's provider. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  const commonOptions = { args: browserArgs, ...sharedMemoryOptions() };
  if (executablePath === undefined) return commonOptions;
  if (process.env.CHROMIUM_PATH) return { executablePath, ...commonOptions };
  const { LD_LIBRARY_PATH } = process.env;
  return {
    executablePath,
    ...commonOptions,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(browserFolder, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(browserFolder, 'fonts'),
    },
  };
}
