import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const env = { CONTRACT_PASSWORD: 'secret', OTHER: 'another' };
const readWithEnv = (...args: string[]) => readArguments(args, env);
const requiredArguments = ['--url', 'https://api.example.com/v1?x=1', '--email', 'a@b.c'];

it('reads the arguments, and the password from the environment', () => {
  expect(readWithEnv(...requiredArguments)).toMatchObject({
    url: 'https://api.example.com/v1/',
    email: 'a@b.c',
    password: 'secret',
    write: false,
    values: false,
  });
  expect(readWithEnv(...requiredArguments, '--password-from', 'env').password).toBe('secret');
  expect(readWithEnv(...requiredArguments, '--password-from', 'OTHER').password).toBe('another');
  expect(readWithEnv(...requiredArguments, '--record', '--values').record).toBe('recording.json');
  expect(readWithEnv(...requiredArguments, '--record', 'mine.json').record).toBe('mine.json');
  expect(readWithEnv(...requiredArguments).origin).toBeUndefined();
  expect(readWithEnv(...requiredArguments, '--origin', 'https://App.example.com/login').origin).toBe(
    'https://app.example.com',
  );
  expect(readWithEnv('--patch').patch).toBe('contract-report/contract.json');
  expect(readWithEnv('--openapi', 'api.yaml').openapi).toBe('api.yaml');
  expect(readWithEnv('--har', 'file.har')).toMatchObject({ har: 'file.har', url: undefined });
});

it.each([
  [[], /--url and --email are needed/],
  [['--url', 'api.example.com', '--email', 'a'], /whole address/],
  [[...requiredArguments, '--origin', 'app.example.com'], /--origin https/],
  [
    ['--openapi', 'api.yaml', '--origin', 'https://app.example.com'],
    /leave out --har, --patch and --openapi/,
  ],
  [['--openapi', ''], /--openapi takes the file/],
  [['--har', 'file.har', '--origin', 'https://app.example.com'], /leave out --har/],
  [[...requiredArguments, '--role', 'admin'], /patient or physician/],
  [[...requiredArguments, '--password-from', 'NONE'], /set NONE/],
  [[...requiredArguments, '--write'], /--write needs --patient/],
  [[...requiredArguments, '--password', 'secret'], /--password/],
])('rejects %j with a message', (args, message) => {
  expect(() => readWithEnv(...args)).toThrow(message);
});
