import { expect, test } from 'vitest';
import { canUseControls } from './http-guard.ts';

const page = 'http://127.0.0.1:4303';

test.each([
  ['a program', '127.0.0.1:4010', undefined, true],
  ['a program that says localhost', 'localhost:4010', undefined, true],
  ['a program over IPv6', '[::1]:4010', undefined, true],
  ['a program in the network', '192.168.1.5:4010', undefined, true],
  ['a page of this machine', '127.0.0.1:4010', page, true],
  ['a page of this machine, by another name', 'localhost:4010', 'http://app.localhost:5173', true],
  ['a page of the machine that answers', '192.168.1.5:4010', 'http://192.168.1.5:4303', true],
  ['a page by the name that was told', 'clinic.local:4010', 'http://clinic.local:4303', true],
  ['a page from elsewhere', '127.0.0.1:4010', 'https://elsewhere.example', false],
  ['a page that hides where it is from', '127.0.0.1:4010', 'null', false],
  ['a page whose name begins as ours', '127.0.0.1:4010', 'http://127.0.0.1.elsewhere.example', false],
  ['a page whose name leads here', 'elsewhere.example:4010', 'http://elsewhere.example:4010', false],
  ['a name that leads here', 'elsewhere.example:4010', undefined, false],
  ['nobody', undefined, undefined, false],
])('%s', (_, host, origin, expected) => {
  expect(canUseControls({ host, origin }, 'clinic.local')).toBe(expected);
});
