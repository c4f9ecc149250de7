import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Returns the hashes of a page's inline scripts; the browser runs no other inline script. */
const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Settings of a build that its headers depend on. */
interface HeaderSettings {
  /** The API's address; null for a build that sends no requests. */
  api: string | null;
  /** Address that the page sends violations to; null for none. */
  report?: string | null;
  /** True if the build contains the mock. */
  mocked: boolean;
}

/**
 * Returns the Content-Security-Policy of a page.
 * @param html the page, whose inline scripts are allowed by their hash
 */
export function buildContentSecurityPolicy(
  html: string,
  { api, report = null, mocked }: HeaderSettings,
): string {
  const origins = api === null ? [] : [new URL(api).origin];
  const called = report === null ? origins : [...new Set([...origins, new URL(report).origin])];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashInlineScripts(html)],
    // Mantine and the charts set inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The API may name any https address for portraits.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
    'connect-src': ["'self'", ...called],
    // The browser's PDF viewer; in a build without an API also the seats of the theatre.
    'frame-src': [...(api === null ? ["'self'"] : []), 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // src/app/trusted-types.ts has the policy. The mock's worker would need another one.
    ...(!mocked && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'frame-ancestors': [api === null ? "'self'" : "'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Further headers. `same-origin` keeps the codes in e-mail links from other sites' referrers. */
const otherHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Caching of files whose names contain a hash of their content. */
const cacheForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Formats the headers of a path as a block of the `_headers` file. */
const formatBlock = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Returns the `_headers` file of Netlify, Cloudflare Pages and others. Hosts merge the blocks that
 * match a path, so each header is in one block only.
 */
export const formatHeadersFile = (html: string, settings: HeaderSettings, base: string): string =>
  [
    formatBlock(`${base}*`, {
      'Content-Security-Policy': buildContentSecurityPolicy(html, settings),
      ...otherHeaders,
      // A mocked build: see no-index.ts.
      ...(settings.mocked && { 'X-Robots-Tag': 'noindex' }),
    }),
    formatBlock(`${base}assets/*`, cacheForever),
  ].join('\n');

/** Plugin that writes the `_headers` file with the headers for the host to send. */
export const securityHeaders = (settings: HeaderSettings): Plugin => {
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
        const source = formatHeadersFile(String(index.source), settings, base);
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
};
