import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { buildContentSecurityPolicy, formatHeadersFile } from './security-headers.ts';

const page = readFileSync(join(projectFolder, 'index.html'), 'utf8');
const live = { api: 'https://api.example.com/v1/', mocked: false };
const mocked = { api: null, mocked: true };
const partlyMocked = { ...live, mocked: true };
const policy = buildContentSecurityPolicy(page, live);

it('runs the app’s own scripts and no other', () => {
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
  const hash = expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  // index.html has three inline scripts, and the build adds one of `src`.
  expect(scripts).toEqual(["'self'", hash, hash, hash]);
});

it('allows requests to the API only; a mocked build allows none to another origin', () => {
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(buildContentSecurityPolicy(page, mocked)).toContain("connect-src 'self';");
});

it('lets no page frame a build that knows an API, and only the build’s own pages another one', () => {
  const framing = (text: string) => text.match(/frame-(?:src|ancestors) [^;]+/g);
  expect(framing(policy)).toEqual(['frame-src blob:', "frame-ancestors 'none'"]);
  expect(framing(buildContentSecurityPolicy(page, mocked))).toEqual([
    "frame-src 'self' blob:",
    "frame-ancestors 'self'",
  ]);
});

it('allows reports to their own address', () => {
  const reporting = buildContentSecurityPolicy(page, { ...live, report: 'https://reports.test/csp' });
  expect(reporting).toContain("connect-src 'self' https://api.example.com https://reports.test;");
});

/** Converts the lines of a block of `_headers` to nginx directives. */
const toNginx = (block: string) =>
  [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => `add_header ${name} "${value}"`);

it('matches the samples for nginx in docs/integrating.md', () => {
  const doc = readFileSync(join(projectFolder, 'docs/integrating.md'), 'utf8');
  const samples = [...doc.matchAll(/```nginx\n(.*?)```/gs)].map(([, sample = '']) => sample);
  const [allPathsBlock = '', assetsBlock = ''] = formatHeadersFile(page, live, '/').split('\n\n');
  const [rootSample, subfolderSample, headers = ''] = samples;
  // Not in `_headers`, because only a host with a certificate can send it.
  const transportSecurity = 'add_header Strict-Transport-Security "max-age=31536000"';
  // The document shortens the policy, whose hashes differ from build to build.
  const [policyLine = '', ...otherLines] = headers.trim().split('\n');
  const [ownPolicy = '', ...ownOthers] = toNginx(allPathsBlock);
  const escapedParts = policyLine
    .split(/sha256-…|; …/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  expect(`${ownPolicy} always;`).toMatch(new RegExp(`^${escapedParts.join('.+')}$`));
  expect(otherLines).toEqual([...ownOthers, transportSecurity].map((line) => `${line} always;`));
  for (const sample of [rootSample, subfolderSample]) expect(sample).toContain(`${toNginx(assetsBlock)[0]};`);
  expect(subfolderSample).toBe(
    rootSample
      ?.replace('/srv/clinic/dist', '/srv/clinic')
      .replaceAll(/(location|try_files \$uri \$uri.html) \/(?!=)/g, '$1 /intake/'),
  );
});

it('sets each header once per path, because hosts merge matching blocks', () => {
  const [allPathsBlock = '', assetsBlock = ''] = formatHeadersFile(page, mocked, '/intake/').split('\n\n');
  const listHeaderNames = (text: string) => [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  expect([allPathsBlock, assetsBlock].map((text) => text.split('\n')[0])).toEqual([
    '/intake/*',
    '/intake/assets/*',
  ]);
  expect(listHeaderNames(assetsBlock)).toEqual(['Cache-Control']);
  expect(listHeaderNames(allPathsBlock)).not.toContain('Cache-Control');
});

it('keeps only a mocked build out of search engines', () => {
  expect(formatHeadersFile(page, mocked, '/')).toContain('  X-Robots-Tag: noindex\n');
  expect(formatHeadersFile(page, live, '/')).not.toContain('X-Robots-Tag');
});

it('lets a partly mocked build call the API, without Trusted Types, and keeps it from robots', () => {
  const partialPolicy = buildContentSecurityPolicy(page, partlyMocked);
  expect(partialPolicy).toContain("connect-src 'self' https://api.example.com;");
  expect(partialPolicy).not.toContain('trusted-types');
  expect(formatHeadersFile(page, partlyMocked, '/')).toContain('  X-Robots-Tag: noindex\n');
});
