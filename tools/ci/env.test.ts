import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  it.each([
    [{}, { mocked: true, apiUrl: null, radar: false, cspReport: null }],
    [
      { VITE_API_URL: '', VITE_MOCKS: '' },
      { mocked: true, apiUrl: null, radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://api.example.com/' },
      { mocked: false, apiUrl: 'https://api.example.com/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'http://127.0.0.1:4010' },
      { mocked: false, apiUrl: 'http://127.0.0.1:4010/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_MOCKS: 'on' },
      { mocked: true, apiUrl: 'https://x/v1/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_MOCKS: 'off' },
      { mocked: false, apiUrl: 'https://x/v1/', radar: false, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_RADAR: 'on' },
      { mocked: false, apiUrl: 'https://x/v1/', radar: true, cspReport: null },
    ],
    [
      { VITE_API_URL: 'https://x/v1', VITE_CSP_REPORT: ' https://reports.example.com/csp ' },
      { mocked: false, apiUrl: 'https://x/v1/', radar: false, cspReport: 'https://reports.example.com/csp' },
    ],
    [{ VITE_MOCKS: 'on' }, { mocked: true, apiUrl: null, radar: false, cspReport: null }],
  ])('reads %j', (raw, env) => {
    expect(parseEnv(raw)).toEqual(env);
  });

  it.each([
    [{ VITE_API_URL: 'api.example.com' }, 'VITE_API_URL=https://'],
    [{ VITE_API_URL: 'ftp://api.example.com/' }, 'VITE_API_URL=https://'],
    [{ VITE_API_URL: '/api/' }, 'VITE_API_URL=https://'],
    [{ VITE_MOCKS: 'true' }, 'VITE_MOCKS=on'],
    [{ VITE_RADAR: 'yes', VITE_API_URL: 'https://x/' }, 'VITE_RADAR=on'],
    [{ VITE_RADAR: 'on' }, 'add VITE_API_URL=https://'],
    [{ VITE_CSP_REPORT: '/csp', VITE_API_URL: 'https://x/' }, 'VITE_CSP_REPORT must be'],
    [{ VITE_CSP_REPORT: 'https://reports.example.com/csp' }, 'beside VITE_API_URL'],
    [{ VITE_MOCKS: 'off' }, 'add VITE_API_URL=https://'],
  ])('Names the correct setting for %j', (raw, advice) => {
    expect(() => parseEnv(raw)).toThrow(advice);
  });
});
