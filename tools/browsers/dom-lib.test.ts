import { expect, test } from 'vitest';
import { removeLackingApis } from './dom-lib.ts';
import { browsersLackingApi, browsersLackingCss } from './support.ts';
import { buildTarget, readSupportedBrowsers } from './supported.ts';

const library = `interface Body {
    readonly body: ReadableStream | null;
    readonly bodyUsed: boolean;
}

interface Request extends Body {
    readonly cache: RequestCache;
    readonly lost: string;
}

interface Response extends Body {
    readonly ok: boolean;
}

declare function requestIdleCallback(callback: () => void): number;
declare var Request: {
    prototype: Request;
};
`;

test('removes lacking members and globals, and forbids inherited members', () => {
  const absent = ['Request.body', 'Request.lost', 'Window.requestIdleCallback'];
  const derived = removeLackingApis(library, (...path) => !absent.includes(path.join('.')));
  expect(derived).toContain('interface Request extends Body {\n    readonly body: never;\n');
  expect(derived).toContain('interface Response extends Body {\n    readonly ok: boolean;');
  expect(derived).toContain('declare var Request: {\n    prototype: Request;\n};');
  expect(derived).not.toMatch(/lost|requestIdleCallback/);
});

test('lists the browsers that lack an API or a property', () => {
  const browsers = readSupportedBrowsers();
  expect(browsersLackingApi(['Request', 'body'], browsers)).toEqual(['firefox 128']);
  expect(browsersLackingApi(['Response', 'body'], browsers)).toEqual([]);
  expect(browsersLackingApi(['Window', 'requestIdleCallback'], browsers)).toEqual([
    'safari 17.5',
    'ios_saf 17.5',
  ]);
  expect(browsersLackingCss('reading-flow', browsers)).toContain('firefox 128');
  expect(browsersLackingCss('display', browsers)).toEqual([]);
});

test('formats the supported browsers for the build', () => {
  expect(buildTarget()).toEqual(['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']);
});
