import { expect, test } from 'vitest';
import { withoutLacking } from './dom-lib.ts';
import { lackingApi, lackingCss } from './support.ts';
import { buildTarget, supportedBrowsers } from './supported.ts';

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
  const derived = withoutLacking(library, (...path) => !absent.includes(path.join('.')));
  expect(derived).toContain('interface Request extends Body {\n    readonly body: never;\n');
  expect(derived).toContain('interface Response extends Body {\n    readonly ok: boolean;');
  expect(derived).toContain('declare var Request: {\n    prototype: Request;\n};');
  expect(derived).not.toMatch(/lost|requestIdleCallback/);
});

test('lists the browsers that lack an API or a property', () => {
  const browsers = supportedBrowsers();
  expect(lackingApi(['Request', 'body'], browsers)).toEqual(['firefox 128']);
  expect(lackingApi(['Response', 'body'], browsers)).toEqual([]);
  expect(lackingApi(['Window', 'requestIdleCallback'], browsers)).toEqual(['safari 17.5', 'ios_saf 17.5']);
  expect(lackingCss('reading-flow', browsers)).toContain('firefox 128');
  expect(lackingCss('display', browsers)).toEqual([]);
});

test('formats the supported browsers for the build', () => {
  expect(buildTarget()).toEqual(['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']);
});
