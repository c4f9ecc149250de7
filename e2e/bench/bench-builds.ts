import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { projectFolder } from '../../tools/project-folder.ts';

/** Builds into a folder of the cache. @returns the folder */
async function buildInto(name: string, config: InlineConfig): Promise<string> {
  const outDir = resolve(projectFolder, 'node_modules/.cache/bench', name);
  await build({ logLevel: 'warn', ...config, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Builds the bare page and both apps. @param apiUrl API of the live build @returns folders */
export async function makeBuilds(apiUrl: string) {
  // Ignores the shell's environment: each build sets these variables itself.
  delete process.env.VITE_MOCKS;
  delete process.env.VITE_API_URL;
  const bare = await buildInto('bare', { configFile: false, root: resolve(import.meta.dirname, 'bare') });
  const mocked = await buildInto('mocked', { root: projectFolder });
  process.env.VITE_API_URL = apiUrl;
  const live = await buildInto('live', { root: projectFolder });
  delete process.env.VITE_API_URL;
  return { bare, mocked, live };
}
