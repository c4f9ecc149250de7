import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The scripts that stand in a page itself, each by its hash: nothing else that is written into a page runs. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * What a page of this app may load, and from where.
 * @param html the page, whose own scripts are named by their hash
 * @param api the API's address; none for a mocked build, which calls nobody
 */
export function contentSecurityPolicy(html: string, api: string | null): string {
  const origins = api === null ? [] : [new URL(api).origin];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    // The building blocks and the charts place things with styles of their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Portraits are wherever the API says.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
    'connect-src': ["'self'", ...origins],
    // The browser's own viewer of a PDF.
    'frame-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Links in e-mails hold codes: no other site is told where a reader comes from. */
const others = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** What the build names after its content may be kept. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The `_headers` file of Netlify, Cloudflare Pages and others. Where two blocks fit a path their headers are put together,
 * so no header stands in both.
 */
export const headersFile = (html: string, api: string | null, base: string): string =>
  [
    block(`${base}*`, { 'Content-Security-Policy': contentSecurityPolicy(html, api), ...others }),
    block(`${base}assets/*`, FOREVER),
  ].join('\n');

/** Writes the headers that a host should send beside what it serves. */
export const securityHeaders = (api: string | null): Plugin => {
  let base = '/';
  return {
    name: 'security-headers',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const source = headersFile(String(index.source), api, base);
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
};
