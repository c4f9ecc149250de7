import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { resendCode } from './endpoints/accounts/accounts.ts';
import { useWrite } from './use-write.ts';
import { clearInFlight } from './writes-in-flight.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const input = { body: { phone: '5035550142', email: 'ada@clinic.test', name: 'login' } } as const;
const otherInput = { body: { ...input.body, phone: '5035550143' } };

/** Fakes a server that answers on demand. */
function slowServer() {
  const resolvers: ((response: Response) => void)[] = [];
  const requests = fakeApi(() => new Promise((resolve) => resolvers.push(resolve)));
  const answer = async (response: () => Response) => {
    await waitFor(() => expect(resolvers).toHaveLength(1));
    for (const resolve of resolvers.splice(0)) resolve(response());
  };
  return { requests, answer };
}

/** Renders screens of one app, each with a button of its own for the same write. */
function openScreens(count: number) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return Array.from({ length: count }, () => {
    const { result } = renderHook(() => useWrite(resendCode), { wrapper });
    const outcomes: string[] = [];
    const press = (what: typeof input | typeof otherInput = input) =>
      void result.current.mutateAsync(what).then(
        ({ message }) => outcomes.push(message),
        (error: Error) => outcomes.push(error.message),
      );
    return { press, outcomes, write: () => result.current };
  });
}

beforeEach(() => {
  clearInFlight();
  vi.mocked(showToast).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('sends a double click once, and resolves once', async () => {
  const { requests, answer } = slowServer();
  const [screen] = openScreens(1);
  screen?.press();
  screen?.press();
  await Promise.resolve();
  screen?.press();
  await answer(() => reply(null, 200, 'Sent'));
  await waitFor(() => expect(screen?.outcomes).toEqual(['Sent']));
  expect(requests).toHaveLength(1);
  expect(showToast).toHaveBeenCalledOnce();
});

it('fails once, and can be tried again at once', async () => {
  const { requests, answer } = slowServer();
  const [screen] = openScreens(1);
  screen?.press();
  screen?.press();
  await answer(() => reply(null, 400, 'Not now'));
  await waitFor(() => expect(screen?.outcomes).toEqual(['Not now']));
  expect(showToast).toHaveBeenCalledOnce();
  screen?.press();
  await answer(() => reply(null, 200, 'Sent'));
  await waitFor(() => expect(screen?.outcomes).toEqual(['Not now', 'Sent']));
  expect(requests).toHaveLength(2);
});

it('sends other input while a write is in flight', async () => {
  const requests = fakeApi(() => reply(null, 200, 'Sent'));
  const [screen] = openScreens(1);
  screen?.press();
  screen?.press(otherInput);
  await waitFor(() => expect(screen?.outcomes).toEqual(['Sent', 'Sent']));
  expect(requests).toHaveLength(2);
});

it('gives both screens the outcome of their one call, and shows one toast', async () => {
  const { requests, answer } = slowServer();
  const screens = openScreens(2);
  for (const { press } of screens) press();
  await answer(() => reply(null, 200, 'Sent'));
  await waitFor(() => expect(screens.map(({ outcomes }) => outcomes)).toEqual([['Sent'], ['Sent']]));
  expect(requests).toHaveLength(1);
  expect(showToast).toHaveBeenCalledOnce();
});

it('keeps its state up to date when a click is dropped', async () => {
  const { answer } = slowServer();
  const [screen] = openScreens(1);
  screen?.write().mutate(input);
  screen?.write().mutate(input);
  await waitFor(() => expect(screen?.write().isPending).toBe(true));
  await answer(() => reply(null, 200, 'Sent'));
  await waitFor(() => expect(screen?.write().isSuccess).toBe(true));
});

it('shows “Done” if the server sends no message', async () => {
  fakeApi(() => new Response(''));
  const [screen] = openScreens(1);
  screen?.press();
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success', message: 'Done' }));
});
