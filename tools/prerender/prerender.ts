import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { projectFolder } from '../project-folder.ts';
import { inlineStyles } from './inline-styles.ts';
import { buildPageHtml, type PageFiles } from './page-html.ts';

type Renderer = typeof import('../../src/prerender.tsx');

/** Builds the renderer for Node, runs it and removes it. */
async function runRenderer<Result>(
  { mode, base }: ResolvedConfig,
  runTask: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const cache = join(projectFolder, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  // Below node_modules, where the built files find React.
  const outDir = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root: projectFolder,
      mode,
      base,
      logLevel: 'error',
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false },
    });
    return await runTask(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Returns the files of the built chunks and of those they import. */
function listPageFiles(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  base: string,
): PageFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const addChunk = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    chunk.imports.forEach(addChunk);
  };
  for (const { fileName } of chunks) addChunk(fileName);
  const toUrls = (names: Iterable<string>) => [...names].map((name) => `${base}${name}`);
  return { scripts: toUrls(scripts), sheets: toUrls(sheets) };
}

/** Returns the chunks of a page's route: of its component, and of what the router always loads. */
function listPageChunks(path: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter(
    (file) =>
      file.type === 'chunk' &&
      file.moduleIds.some((id) => id.split('?')[0]?.endsWith(`/src/routes${path}.tsx`)),
  ) as Rolldown.OutputChunk[];
}

/**
 * Plugin that writes the public pages as HTML files, `login.html` for /login and so on, for hosts
 * to serve before the app has started (docs/integrating.md). index.html stays empty, for all other
 * pages; 404.html holds the not-found page and hides it where the app has a page.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      await runRenderer(config, async ({ renderPublicPages, listFirstSegments }) => {
        // The not-found page of a path with "signup" has another link (not-found-link.ts).
        const otherPaths = `^${config.base}((${listFirstSegments().join('|')})(/|$)|$)|signup`;
        for (const page of await renderPublicPages()) {
          const { path } = page;
          // Hosts serve 404.html for many paths: it requests no file of the not-found page alone.
          const chunks = path === undefined ? [] : listPageChunks(path, bundle);
          const files = listPageFiles(chunks, bundle, config.base);
          const html = buildPageHtml(index, page, files, path === undefined ? otherPaths : undefined);
          const file = join(dir, `${path ?? '/404'}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await inlineStyles(html, dir, config.base));
        }
      });
    },
  };
}
