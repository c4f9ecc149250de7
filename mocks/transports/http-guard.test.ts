import { expect, test } from 'vitest';
import { canUseControls } from './http-guard.ts';

const localPage = 'http://127.0.0.1:4303';

test.each([
  ['a program', '127.0.0.1:4010', undefined, true],
  ['a program that says localhost', 'localhost:4010', undefined, true],
  ['a program over IPv6', '[::1]:4010', undefined, true],
  ['a program in the network', '192.168.1.5:4010', undefined, true],
  ['a page of this machine', '127.0.0.1:4010', localPage, true],
  ['a page of this machine, by another name', 'localhost:4010', 'http://app.localhost:5173', true],
  ['a page of the machine that answers', '192.168.1.5:4010', 'http://192.168.1.5:4303', true],
  ['a page at the name of --host', 'clinic.local:4010', 'http://clinic.local:4303', true],
  ['a page of another machine', '127.0.0.1:4010', 'https://elsewhere.example', false],
  ['a page that hides its origin', '127.0.0.1:4010', 'null', false],
  [
    'a page whose name begins with this machine’s',
    '127.0.0.1:4010',
    'http://127.0.0.1.elsewhere.example',
    false,
  ],
  [
    'a page whose name resolves to this machine',
    'elsewhere.example:4010',
    'http://elsewhere.example:4010',
    false,
  ],
  ['a program by a name that resolves to this machine', 'elsewhere.example:4010', undefined, false],
  ['a caller without a Host header', undefined, undefined, false],
])('%s (host %s, origin %s) may use the controls: %s', (_, host, origin, expected) => {
  expect(canUseControls({ host, origin }, 'clinic.local')).toBe(expected);
});
