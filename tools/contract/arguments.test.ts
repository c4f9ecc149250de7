import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const env = { CONTRACT_PASSWORD: 'secret', OTHER: 'another' };
const read = (...args: string[]) => readArguments(args, env);
const needed = ['--url', 'https://api.example.com/v1?x=1', '--email', 'a@b.c'];

it('reads the arguments, and the password from the environment', () => {
  expect(read(...needed)).toMatchObject({
    url: 'https://api.example.com/v1/',
    email: 'a@b.c',
    password: 'secret',
    write: false,
    values: false,
  });
  expect(read(...needed, '--password-from', 'env').password).toBe('secret');
  expect(read(...needed, '--password-from', 'OTHER').password).toBe('another');
  expect(read(...needed, '--record', '--values').record).toBe('recording.json');
  expect(read(...needed, '--record', 'mine.json').record).toBe('mine.json');
  expect(read('--patch').patch).toBe('contract-report/contract.json');
  expect(read('--har', 'file.har')).toMatchObject({ har: 'file.har', url: undefined });
});

it.each([
  [[], /--url and --email are needed/],
  [['--url', 'api.example.com', '--email', 'a'], /whole address/],
  [[...needed, '--role', 'admin'], /patient or physician/],
  [[...needed, '--password-from', 'NONE'], /set NONE/],
  [[...needed, '--write'], /--write needs --patient/],
  [[...needed, '--password', 'secret'], /--password/],
])('rejects %j with a message', (args, words) => {
  expect(() => read(...args)).toThrow(words);
});
