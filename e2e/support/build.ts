import { build } from 'vite';
import { EVERY } from '../../tools/ci/every.ts';
import { type BuildName, builds, MOCK_API_URL } from './builds.ts';

/** Builds the bundle that flows run on, whatever API the shell's environment names. */
async function buildFor(name: BuildName): Promise<void> {
  const { folder, base } = builds[name];
  delete process.env.VITE_MOCKS;
  process.env.VITE_API_URL = name === 'live' ? MOCK_API_URL : '';
  await build({ base, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
}

await buildFor('mocked');
await buildFor('live');
if (EVERY) await buildFor('subPath');
