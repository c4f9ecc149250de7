import { build } from 'vite';
import { isFullRun, isRestOfFullRun } from '../../tools/ci/full-run.ts';
import { type BuildName, builds, CSP_REPORT_URL, MOCK_API_URL } from './builds.ts';

/** Builds the bundle that flows run on, whatever API the shell's environment names. */
async function buildFor(name: BuildName): Promise<void> {
  const { folder, base } = builds[name];
  process.env.VITE_MOCKS = name === 'partial' ? 'notes,shoops' : '';
  process.env.VITE_API_URL = name === 'live' || name === 'partial' ? MOCK_API_URL : '';
  process.env.VITE_CSP_REPORT = name === 'partial' ? CSP_REPORT_URL : '';
  await build({ base, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
}

if (!isRestOfFullRun) {
  await buildFor('mocked');
  await buildFor('live');
}
if (isFullRun) {
  await buildFor('subPath');
  await buildFor('partial');
}
