import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const TOP = resolve(import.meta.dirname, '../..');
const CACHE = resolve(TOP, 'node_modules/.cache/bench');

/** Built folder and the source files bundled into each of its scripts. */
export interface BenchBuild {
  folder: string;
  /** Source paths by the script's path inside the folder. */
  modules: Map<string, readonly string[]>;
}

/** Records the modules of each chunk. The output stays exactly what `npm run build` makes. */
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

/** Builds all four apps; a cached build may be outdated. @param apiUrl API of the live build */
export async function makeBuilds(apiUrl: string) {
  // Ignores the shell's environment: each build sets these variables itself.
  delete process.env.VITE_MOCKS;
  delete process.env.VITE_API_URL;
  const bare = await buildInto('bare', { configFile: false, root: resolve(import.meta.dirname, 'bare') });
  const mantine = await buildInto('mantine', {
    configFile: false,
    root: resolve(import.meta.dirname, 'mantine'),
    // Every Mantine file has a "use client" directive, and each causes a warning.
    logLevel: 'error',
  });
  const mocked = await buildInto('mocked', { root: TOP });
  process.env.VITE_API_URL = apiUrl;
  const live = await buildInto('live', { root: TOP });
  delete process.env.VITE_API_URL;
  return { bare, mantine, mocked, live };
}
