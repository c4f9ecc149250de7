import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { projectFolder } from '../../tools/project-folder.ts';
import { MOCK_API_URL } from '../support/builds.ts';
import { type ServedResponse, serveFolder } from '../support/static-server.ts';
import { ERROR_PATH } from './page/error-path.ts';

const PROBE_PATH = '/probe-of-flows.js';

/** Bundles the probe, which runs in each page before the app. */
export async function bundleProbe(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: projectFolder,
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'page/probe.ts'), name: 'flows', formats: ['iife'] },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

const originOf = (url: string) => new URL(url).origin;

/**
 * Serves a build with the probe in its pages.
 * @param apiUrl API for a live build instead of its built-in one, since only Chromium can map hosts
 */
export async function serveSite(folder: string, probe: string, apiUrl: string | null) {
  const useOwnApi = (text: string) =>
    apiUrl === null ? text : text.replaceAll(originOf(MOCK_API_URL), originOf(apiUrl));
  const changeResponse = (served: ServedResponse, pathname: string): ServedResponse => {
    if (pathname === PROBE_PATH)
      return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: probe };
    const headers = Object.fromEntries(
      Object.entries(served.headers).map(([name, value]) => [name, useOwnApi(value)]),
    );
    const type = headers['Content-Type'] ?? '';
    if (!/html|javascript/.test(type)) return { ...served, headers };
    const text = useOwnApi(String(served.body));
    if (!type.includes('html')) return { ...served, headers, body: text };
    // Status 200 for every page, like a host with a fallback.
    return {
      status: 200,
      headers,
      body: text.replace('<head>', `<head><script src="${PROBE_PATH}"></script>`),
    };
  };
  const errors: string[] = [];
  const receiveError = (body: string, pathname: string) => {
    if (pathname === ERROR_PATH) errors.push(body);
  };
  const { url, close } = await serveFolder(resolve(projectFolder, folder), {
    changeResponse,
    receivePost: receiveError,
  });
  return {
    url,
    close,
    /** Returns the errors that pages have posted since the last call. */
    takeErrors: () => errors.splice(0),
  };
}
