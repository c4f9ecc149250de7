import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { projectFolder } from '../project-folder.ts';
import { bundleInlineScript } from './inline-script.ts';
import { inlineStyles } from './inline-styles.ts';
import { listPageFiles } from './page-files.ts';
import { buildPageHtml } from './page-html.ts';
import { addPageTable, type EarlyRequests } from './shell-pages.ts';

/** Places in index.html of what the build makes. */
const scriptPlace = '<!-- inline-script -->';
const framePlace = '<!-- early-frame -->';

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

/**
 * Plugin that writes the public pages as HTML files, `login.html` for /login and so on, for hosts
 * to serve before the app has started (docs/integrating.md). index.html is for all other pages: it
 * names their files, and holds what can be seen of them early. 404.html holds the not-found page as
 * well, and hides it where the app has a page.
 */
export function prerender({ api, isMocked }: Omit<EarlyRequests, 'base'>): Plugin {
  let config: ResolvedConfig;
  let inlineScript: string;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before the headers get its hash.
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        inlineScript = await bundleInlineScript(config);
        return html.replace(scriptPlace, () => inlineScript);
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const { base } = config;
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      await runRenderer(config, async (renderer) => {
        const shell = addPageTable(index, renderer.listShellPages(), bundle, { base, api, isMocked }).replace(
          framePlace,
          renderer.renderEarlyFrame,
        );
        await writeFile(join(dir, 'index.html'), await inlineStyles(shell, dir, base));
        const publicShell = index.replace(inlineScript, '').replace(framePlace, '');
        // The not-found page of a path with "signup" has another link (not-found-link.ts).
        const otherPaths = `^${base}((${renderer.listFirstSegments().join('|')})(/|$)|$)|signup`;
        for (const page of await renderer.renderPublicPages()) {
          const { path } = page;
          // Hosts serve 404.html for many paths: it requests no file of the not-found page alone.
          const files = listPageFiles(path === undefined ? [] : [page.routeId], bundle, base);
          const html =
            path === undefined
              ? buildPageHtml(shell, page, files, otherPaths)
              : buildPageHtml(publicShell, page, files);
          const file = join(dir, `${path ?? '/404'}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await inlineStyles(html, dir, base));
        }
      });
    },
  };
}
