import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const TOP = resolve(import.meta.dirname, '../..');
const CACHE = resolve(TOP, 'node_modules/.cache/bench');

/** A built folder, and which source files went into which of its scripts. */
export interface BenchBuild {
  folder: string;
  /** By the script's path inside the folder. */
  modules: Map<string, readonly string[]>;
}

/** Reads along without touching the output: what is measured is what `npm run build` makes. */
function recordModules(modules: BenchBuild['modules']): Plugin {
  return {
    name: 'bench-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') modules.set(file.fileName, file.moduleIds);
      }
    },
  };
}

async function buildInto(name: string, config: InlineConfig): Promise<BenchBuild> {
  const folder = resolve(CACHE, name);
  const modules: BenchBuild['modules'] = new Map();
  await build({
    logLevel: 'warn',
    ...config,
    plugins: [recordModules(modules)],
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, modules };
}

/**
 * Made afresh in a few seconds each: a kept build may be of other sources than those that are judged.
 * @param apiUrl where the live build finds its API
 */
export async function makeBuilds(apiUrl: string) {
  // The bench says for itself what each build is made for, whatever the shell's environment names.
  delete process.env.VITE_MOCKS;
  delete process.env.VITE_API_URL;
  const bare = await buildInto('bare', { configFile: false, root: resolve(import.meta.dirname, 'bare') });
  const mantine = await buildInto('mantine', {
    configFile: false,
    root: resolve(import.meta.dirname, 'mantine'),
    // The library marks each of its files as one for the browser, and each mark is a warning.
    logLevel: 'error',
  });
  const mocked = await buildInto('mocked', { root: TOP });
  process.env.VITE_API_URL = apiUrl;
  const live = await buildInto('live', { root: TOP });
  delete process.env.VITE_API_URL;
  return { bare, mantine, mocked, live };
}
