import { build } from 'vite';
import { isFullRun } from '../../tools/ci/full-run.ts';
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
if (isFullRun) await buildFor('subPath');
