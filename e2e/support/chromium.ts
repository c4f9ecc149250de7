import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache');
const UNPACKED = join(CACHE, 'chromium');

/** A container has no user namespaces, and no test should wait for Chromium's own errands on the network. */
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The packaged fonts.conf looks in folders of another system; this one looks where the fonts were unpacked. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const SHARED = '/dev/shm';
/** In bytes: for three browsers and more. */
const ROOMY = 2 ** 31;

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium that ships inside the npm package, with its libraries, so that a machine without a browser
 * and without apt can run the tests. Unpacks beside the final folder and moves it there in one go: two runs that
 * start together never see half a browser.
 */
async function unpack(): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
  await mkdir(CACHE, { recursive: true });
  const partial = await mkdtemp(join(CACHE, 'chromium-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = partial; // the package unpacks into the folder for temporary files and nowhere else
  try {
    await chromium.executablePath();
    await inflate(join(archives, 'al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await writeFile(join(partial, 'fonts/fonts.conf'), FONTS_CONF);
  try {
    await rename(partial, UNPACKED);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(UNPACKED)) throw error;
  }
}

/**
 * Where the browser for tests is: the one named by CHROMIUM_PATH, else the packaged one on Linux x64, else
 * undefined, which leaves the choice to Playwright (`npx playwright install chromium`).
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!isPackaged) return undefined;
  if (!existsSync(join(UNPACKED, 'chromium'))) await unpack();
  return join(UNPACKED, 'chromium');
}

/** Playwright keeps Chromium off the shared memory, too small in many containers. On a disk it takes a tenth longer. */
function sharedMemory(): LaunchOptions {
  if (!existsSync(SHARED)) return {};
  const { bsize, bavail } = statfsSync(SHARED);
  return bsize * bavail > ROOMY ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
}

/** What to hand to Playwright's `chromium.launch`, its test runner, or Vitest's browser provider. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  const basics = { args: ARGS, ...sharedMemory() };
  if (executablePath === undefined) return basics;
  if (process.env.CHROMIUM_PATH) return { executablePath, ...basics };
  const { LD_LIBRARY_PATH } = process.env;
  return {
    executablePath,
    ...basics,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(UNPACKED, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(UNPACKED, 'fonts'),
    },
  };
}
