import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { homePath } from '#domain/paths/home-path.ts';
import { EarlyFrame } from '#features/shell/early-frame.tsx';
import type { DemoTools } from '#ui/demo-tools.ts';
import { earlyFrameStyle } from '#ui/start/early-frame.ts';
import { theme } from '#ui/theme/theme.ts';
import { App } from './app/app.tsx';
import { firstHeads } from './app/early/first-heads.ts';
import { type FirstRead, listFirstReads } from './app/early/first-reads.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.ts';

/** Public page that the build renders. */
export interface PublicPage {
  /** Path without the base; undefined for the not-found page, which many paths have. */
  path?: string;
  /** Id of the route, by which the app recognizes its page. */
  routeId: string;
  /** Storage keys of an earlier visit, with which the page shows something else. */
  visitKeys?: readonly string[];
  /** HTML of the app's root element. */
  html: string;
}

/** Page that the build does not render: index.html serves it. */
export interface ShellPage {
  /** Path without the base, with the names of its parameters, such as `/myHealth/{-$section}`. */
  path: string;
  /** Role of the users who see it; null for a public page. */
  role: keyof typeof homePath | null;
  /** True for the role's landing page. */
  isHome: boolean;
  /** Ids of the layout routes around the page, and of its own. */
  routeIds: readonly string[];
  /** Reads of the page and of the layouts around it. */
  reads: readonly FirstRead[];
  /** Id of its heading in the early frame; null for none. */
  head: string | null;
}

/** Returns the additions of a mocked build that belong to the first screen. */
async function readDemoTools(): Promise<DemoTools> {
  if (!import.meta.env.MOCKED) return {};
  const { API_URL, MOCKED_RESOURCES } = import.meta.env;
  if (API_URL !== null && MOCKED_RESOURCES !== null) {
    const { createPartialTools } = await import('#mocks/console/partial-tools.tsx');
    return createPartialTools(API_URL, MOCKED_RESOURCES);
  }
  const { default: LoginHint } = await import('#mocks/console/login-hint.tsx');
  const { dataNotice } = await import('#mocks/console/data-notice.ts');
  return { LoginHint, dataNotice };
}

const createRouter = (queryClient: QueryClient, href = '/') =>
  createAppRouter(
    queryClient,
    createMemoryHistory({ initialEntries: [`${import.meta.env.BASE_URL.replace(/\/$/, '')}${href}`] }),
  );

const routes = (): AnyRoute[] => Object.values(createRouter(createQueryClient()).routesById);

/** Renders the page of a path and search, as a visitor without session or draft first sees it. */
async function render(href: string): Promise<Pick<PublicPage, 'routeId' | 'html'>> {
  const queryClient = createQueryClient();
  const router = createRouter(queryClient, href);
  await router.load();
  const routeId = router.state.matches.at(-1)?.routeId;
  if (routeId === undefined) throw new Error(`${href} redirects: name its search in its static data`);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App router={router} queryClient={queryClient} demoTools={await readDemoTools()} />
    </StrictMode>,
    // Larger parts would come hidden and be moved into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { routeId, html: await text(prelude) };
}

/**
 * Renders all public pages and the not-found page. The build runs it in Node.
 * @throws Error if a page cannot be rendered
 */
export async function renderPublicPages(): Promise<PublicPage[]> {
  const pages = routes().flatMap(({ fullPath, options }) => {
    const { atBuild } = options.staticData ?? {};
    return atBuild ? [{ ...atBuild, path: String(fullPath) }] : [];
  });
  const rendered = pages.map(async ({ path, search = '', visitKeys }) => ({
    path,
    visitKeys,
    ...(await render(`${path}${search}`)),
  }));
  return Promise.all([...rendered, render('/404')]);
}

/** Renders the frame that is seen until the app's first render, with the rules that hide it. */
export function renderEarlyFrame(): string {
  const frame = (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <EarlyFrame heads={firstHeads} />
    </MantineProvider>
  );
  return `<style>${earlyFrameStyle(Object.keys(firstHeads))}</style>${renderToStaticMarkup(frame)}`;
}

/** Lists the first segments of all routes' paths: a path with another one is not found. */
export const listFirstSegments = (): string[] => [
  ...new Set(
    [...routes().map(({ fullPath }) => String(fullPath)), `/${import.meta.env.THEATRE_PATH}`].flatMap(
      (path) => path.split('/')[1] || [],
    ),
  ),
];

/** Returns the ids of a route and of the routes around it, without the root. */
const listRouteIds = (route: AnyRoute): string[] =>
  route.isRoot ? [] : [...listRouteIds(route.parentRoute), route.id];

const roles = Object.keys(homePath) as (keyof typeof homePath)[];

/** Lists the pages that the build does not render. */
export const listShellPages = (): ShellPage[] =>
  routes()
    .filter(({ fullPath, options }) => fullPath !== '/' && options.staticData?.atBuild === undefined)
    .map((route) => {
      const routeIds = listRouteIds(route);
      const role = roles.find((name) => routeIds.includes(`/_${name}`)) ?? null;
      const path = String(route.fullPath);
      return {
        path,
        role,
        isHome: role !== null && path === homePath[role],
        routeIds,
        reads: listFirstReads(routeIds),
        head: route.id in firstHeads ? route.id : null,
      };
    });
