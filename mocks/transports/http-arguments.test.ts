import { expect, test } from 'vitest';
import { readArguments } from './http-arguments.ts';

test.each([
  [[], {}, { port: 4010, host: undefined }],
  [[], { PORT: '4020' }, { port: 4020, host: undefined }],
  [[], { PORT: '' }, { port: 4010, host: undefined }],
  [['--port', '0'], { PORT: 'abc' }, { port: 0, host: undefined }],
  [['--port=4030', '--host', '0.0.0.0'], {}, { port: 4030, host: '0.0.0.0' }],
])('parses %j with %j as %o', (args, env, expected) => {
  expect(readArguments(args, env)).toEqual(expected);
});

test.each([
  [['--port', 'abc'], {}, '--port is a number from 0 to 65535, not “abc”.'],
  [['--port', '70000'], {}, 'not “70000”'],
  [['--port=-1'], {}, 'not “-1”'],
  [['--port', '-1'], {}, '--port and --host need a value each.'],
  [['--port'], {}, '--port and --host need a value each.'],
  [['--port', ''], {}, 'not “”'],
  [['--host='], {}, '--host needs a value.'],
  [['--prot', '4020'], {}, 'The options are --port and --host, and no others.'],
  [['4020'], {}, 'There is nothing to name but --port and --host.'],
  [[], { PORT: 'abc' }, 'PORT is a number from 0 to 65535, not “abc”.'],
])('refuses %j with %j, with a reason and an example', (args, env, message) => {
  expect(() => readArguments(args, env)).toThrow(message);
  expect(() => readArguments(args, env)).toThrow(/ Try: npm run mock-api -- /);
});
