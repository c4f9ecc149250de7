import { expect, it, vi } from 'vitest';
import { watchReplies } from './watch.ts';

const base = 'https://api.test/';

it('names a redirect that the browser has followed', async () => {
  const body = JSON.stringify({ status: 200, message: '', data: [] });
  const response = Response.json({});
  const redirectedResponse = new Response(body, { headers: { 'Content-Type': 'application/json' } });
  // Only a browser can set these fields.
  Object.defineProperties(redirectedResponse, {
    redirected: { value: true },
    url: { value: `${base}dashboard/products/` },
  });
  vi.spyOn(response, 'clone').mockReturnValue(redirectedResponse);
  const watch = watchReplies(base, async () => response);
  await watch.network(`${base}dashboard/products`);
  await vi.waitFor(() => expect(watch.recordedCount.get()).toBe(1));
  const drifts = watch.report().operations.flatMap((operation) => operation.drifts);
  expect(drifts.map(({ found }) => found)).toEqual(['a redirect to the same path with a slash']);
});
