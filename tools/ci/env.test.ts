import { describe, expect, it } from 'vitest';
import { parseEnv, withConsoleInDev } from './env.ts';

describe('parseEnv', () => {
  it.each([
    [{}, { mocked: true, mockedResources: null, apiUrl: null, radar: false, cspReport: null }],
    [
      { VITE_API_URL: '', VITE_MOCKS: '' },
      { mocked: true, mockedResources: null, apiUrl: null, radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://api.example.com/' },
      {
        mocked: false,
        mockedResources: null,
        apiUrl: 'https://api.example.com/',
        radar: false,
        cspReport: null,
      },
    ],
    [
      { VITE_API_URL: 'http://127.0.0.1:4010' },
      {
        mocked: false,
        mockedResources: null,
        apiUrl: 'http://127.0.0.1:4010/',
        radar: false,
        cspReport: null,
      },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_MOCKS: 'on' },
      { mocked: true, mockedResources: null, apiUrl: 'https://x/v1/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_MOCKS: 'off' },
      { mocked: false, mockedResources: null, apiUrl: 'https://x/v1/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_RADAR: 'on' },
      { mocked: false, mockedResources: null, apiUrl: 'https://x/v1/', radar: true, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_CSP_REPORT: ' https://reports.example.com/csp ' },
      {
        mocked: false,
        mockedResources: null,
        apiUrl: 'https://x/v1/',
        radar: false,
        cspReport: 'https://reports.example.com/csp',
      },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_MOCKS: ' profile, shoops,profile', VITE_RADAR: 'on' },
      {
        mocked: true,
        mockedResources: ['profile', 'shoops'],
        apiUrl: 'https://x/v1/',
        radar: true,
        cspReport: null,
      },
    ],
    [
      { VITE_MOCKS: 'on' },
      { mocked: true, mockedResources: null, apiUrl: null, radar: false, cspReport: null },
    ],
  ])('reads %j', (raw, env) => {
    expect(parseEnv(raw)).toEqual(env);
  });

  it.each([
    [{ VITE_API_URL: 'api.example.com' }, 'VITE_API_URL=https://'],
    [{ VITE_API_URL: 'ftp://api.example.com/' }, 'VITE_API_URL=https://'],
    [{ VITE_API_URL: '/api/' }, 'VITE_API_URL=https://'],
    [{ VITE_MOCKS: 'true' }, 'VITE_MOCKS=on'],
    [
      { VITE_MOCKS: 'profile,shoop', VITE_API_URL: 'https://x/' },
      '“shoop” is none of the resources: accounts,',
    ],
    [{ VITE_MOCKS: 'on,profile', VITE_API_URL: 'https://x/' }, '“on” is none of the resources'],
    [{ VITE_MOCKS: 'profile,', VITE_API_URL: 'https://x/' }, '“” is none of the resources'],
    [{ VITE_MOCKS: 'profile' }, 'add VITE_API_URL=https://'],
    [{ VITE_RADAR: 'on', VITE_API_URL: 'https://x/', VITE_MOCKS: 'on' }, 'without VITE_MOCKS=on'],
    [{ VITE_RADAR: 'yes', VITE_API_URL: 'https://x/' }, 'VITE_RADAR=on'],
    [{ VITE_RADAR: 'on' }, 'add VITE_API_URL=https://'],
    [{ VITE_CSP_REPORT: '/csp', VITE_API_URL: 'https://x/' }, 'VITE_CSP_REPORT must be'],
    [{ VITE_CSP_REPORT: 'https://reports.example.com/csp' }, 'beside VITE_API_URL'],
    [{ VITE_MOCKS: 'off' }, 'add VITE_API_URL=https://'],
  ])('Names the correct setting for %j', (raw, advice) => {
    expect(() => parseEnv(raw)).toThrow(advice);
  });
});

it('has the mock’s console in `npm run dev` next to an API, with nothing mocked, unless it is off', () => {
  const modeOf = (raw: Parameters<typeof parseEnv>[0]) => {
    const { mocked, mockedResources } = withConsoleInDev(parseEnv(raw), raw);
    return { mocked, mockedResources };
  };
  expect(modeOf({ VITE_API_URL: 'https://x/' })).toEqual({ mocked: true, mockedResources: [] });
  expect(modeOf({ VITE_API_URL: 'https://x/', VITE_MOCKS: 'off' })).toEqual({
    mocked: false,
    mockedResources: null,
  });
  expect(modeOf({})).toEqual({ mocked: true, mockedResources: null });
  expect(modeOf({ VITE_API_URL: 'https://x/', VITE_MOCKS: 'notes' }).mockedResources).toEqual(['notes']);
});
