/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { brandName } from './src/ui/theme/brand-name.ts';
import { tokens } from './src/ui/theme/tokens.ts';
import { buildTarget } from './tools/browsers/supported.ts';
import { chunkGroups } from './tools/ci/chunks.ts';
import { readCommit } from './tools/ci/commit.ts';
import { type Env, parseEnv, withConsoleInDev } from './tools/ci/env.ts';
import { noIndex } from './tools/ci/no-index.ts';
import { rerunReporter } from './tools/ci/rerun-reporter.ts';
import { securityHeaders } from './tools/ci/security-headers.ts';
import { shipDocumentWithoutExamples } from './tools/ci/shipped-document.ts';
import { prerender } from './tools/prerender/prerender.ts';
import { themeVariables } from './tools/theme/theme-variables.ts';

/** Generates src/routeTree.gen.ts and splits each route into a separate chunk. */
const router = () =>
  tanstackRouter({
    target: 'react',
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    autoCodeSplitting: true,
    routeFileIgnorePattern: '\\.test\\.',
    disableLogging: true,
  });

/** Alias that keeps a jar of cookies out of mocked builds, which have none (see the stub). */
const toughCookieStub = {
  find: /^tough-cookie$/,
  replacement: fileURLToPath(new URL('mocks/transports/tough-cookie-stub.ts', import.meta.url)),
};

/** Alias that keeps web sockets out of mocked builds, whose contract has none (see the stub). */
const webSocketStub = {
  find: /^@mswjs\/interceptors\/WebSocket$/,
  replacement: fileURLToPath(new URL('mocks/transports/web-socket-stub.ts', import.meta.url)),
};

/** Replaces a shim for React before version 18, which the package of the store still imports. */
const ownHookOfReact = {
  find: 'use-sync-external-store/shim/with-selector',
  replacement: 'use-sync-external-store/with-selector',
};

/** Gives inputs their id with the first render. Mantine's hook would render each a second time. */
const libraryId = {
  find: /^.*\/use-id\/use-id\.mjs$/,
  replacement: fileURLToPath(new URL('src/ui/start/use-library-id.ts', import.meta.url)),
};

/** Reads the build's environment. @throws Error without a stack, which would bury the message */
function readEnv(mode: string, isDev: boolean): Env {
  try {
    const raw = loadEnv(mode, import.meta.dirname, 'VITE_');
    return isDev ? withConsoleInDev(parseEnv(raw), raw) : parseEnv(raw);
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

/** Packages that stories import, for Vite to bundle before the first story runs. */
const storyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/charts',
  'recharts',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-store',
  '@tanstack/store',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tabler/icons-react',
  '@faker-js/faker',
  'msw',
  'ky',
  'valibot',
  'dayjs',
  'dayjs/plugin/customParseFormat.js',
  'idb-keyval',
  'country-region-data',
  '@fingerprintjs/fingerprintjs',
  'react-image-crop',
  'timekeeper',
  'axe-core',
  'storybook/test',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  'storybook-addon-pseudo-states',
];

/** Returns the test projects, with Vitest's own summary and a command for each failed test. */
async function testSettings(): Promise<ViteUserConfig['test']> {
  if (process.env.PICTURES) return (await import('./.storybook/pictures/projects.ts')).pictureSettings();
  const { projects } = await import('./tools/ci/vitest-projects.ts');
  return { projects: await projects(), silent: 'passed-only', reporters: ['dot', rerunReporter] };
}

export default defineConfig(async ({ command, mode, isPreview, isSsrBuild }) => {
  const inTests = Boolean(process.env.VITEST);
  const inStorybook = Boolean(process.env.STORYBOOK);
  const isApp = !inTests && !inStorybook;
  // Stories and tests are always mocked and ignore the API of the shell's environment.
  const { mocked, mockedResources, apiUrl, radar, cspReport } = isApp
    ? readEnv(mode, command === 'serve' && !isPreview)
    : { mocked: true, mockedResources: null, apiUrl: null, radar: false, cspReport: null };
  return {
    define: {
      'import.meta.env.MOCKED': JSON.stringify(mocked),
      'import.meta.env.MOCKED_RESOURCES': JSON.stringify(mockedResources),
      'import.meta.env.THEATRE_PATH': JSON.stringify(mocked && apiUrl === null ? '__theatre' : ''),
      'import.meta.env.CLOCK_SHIFT_KEY': JSON.stringify(mocked && apiUrl === null ? 'mockClockShift' : ''),
      'import.meta.env.RADAR': JSON.stringify(radar),
      'import.meta.env.API_URL': JSON.stringify(apiUrl),
      'import.meta.env.CSP_REPORT': JSON.stringify(cspReport),
      'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
      'import.meta.env.COMMIT': JSON.stringify(isApp ? readCommit() : ''),
      // For index.html, which is painted before any script has run.
      'import.meta.env.BRAND_NAME': JSON.stringify(brandName),
      'import.meta.env.PAGE_LIGHT': JSON.stringify(tokens.light.page),
      'import.meta.env.PAGE_DARK': JSON.stringify(tokens.dark.page),
    },
    plugins: [
      isApp && router(),
      themeVariables({ isBuild: isApp && command === 'build' }),
      react(),
      // A partly mocked page answers without a worker (mocks/partial).
      mocked && mockedResources === null && msw({ mode: 'worker-only' }),
      isApp && !isSsrBuild && securityHeaders({ api: apiUrl, report: cspReport, mocked }),
      isApp && mocked && noIndex(),
      !mocked && !isSsrBuild && shipDocumentWithoutExamples(),
      // A mock answers only once it has started, and the radar sees only what is sent later.
      isApp &&
        !isSsrBuild &&
        prerender({
          api: mocked || radar ? null : apiUrl,
          isMocked: mocked && mockedResources === null,
        }),
    ],
    // If Vite discovered a dependency during a test run, it would reload the page.
    optimizeDeps: { include: isApp ? [] : storyDependencies },
    resolve: {
      alias: [
        ownHookOfReact,
        ...(mocked ? [toughCookieStub, webSocketStub] : []),
        // Not in Storybook, whose pages have a root for each story, with the same ids of React.
        ...(isApp && command === 'build' ? [libraryId] : []),
      ],
    },
    build: isApp
      ? {
          target: buildTarget(),
          // All supported browsers preload modules; other browsers only fetch them a little later.
          modulePreload: { polyfill: false },
          rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
        }
      : {},
    test: inTests ? await testSettings() : {},
  };
});
