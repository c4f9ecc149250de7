import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportViolations } from './csp-reports.ts';

const url = 'https://reports.example.com/csp';
const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
let stop: () => void;
let page = '/setPassword/$code';

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  stop = reportViolations(url, () => page);
});
afterEach(() => {
  stop();
  network.mockClear();
  page = '/setPassword/$code';
});

/** Lets the browser say that a rule was broken. */
function violate(effectiveDirective: string, blockedURI: string): void {
  const details = {
    effectiveDirective,
    blockedURI,
    documentURI: 'https://clinic.test/setPassword/secret-code',
    sample: 'Jane Doe',
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), details));
}
const sentReports = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

it('sends the rule, the origin of what was blocked and the route, and nothing else', () => {
  violate('img-src', 'https://tracker.example.com/pixel?patient=jane');
  violate('script-src-elem', 'inline');
  expect(sentReports()).toEqual([
    { directive: 'img-src', blocked: 'https://tracker.example.com', page: '/setPassword/$code' },
    { directive: 'script-src-elem', blocked: 'inline', page: '/setPassword/$code' },
  ]);
  expect(network.mock.calls[0]).toEqual([
    url,
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  ]);
});

it('sends each kind once for each page', () => {
  violate('script-src-elem', 'inline');
  violate('script-src-elem', 'inline');
  page = '/dashboard';
  violate('script-src-elem', 'inline');
  expect(sentReports()).toHaveLength(2);
});

it('sends at most ten reports', () => {
  for (let index = 0; index < 30; index += 1) violate('connect-src', `https://host${index}.example.com/`);
  expect(sentReports()).toHaveLength(10);
});

it('is not disturbed by a failed report', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  violate('script-src-elem', 'inline');
  await Promise.resolve();
  violate('style-src-elem', 'inline');
  expect(sentReports()).toHaveLength(2);
});
