import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { isBusy, type RetryMode } from './activity.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { resendCode } from './endpoints/accounts/accounts.ts';
import { createMedication } from './endpoints/lists.ts';
import { useCreation, useSave } from './use-creation.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const aspirin = { body: { name: 'Aspirin', user_id: 'ada' } };
const ibuprofen = { body: { name: 'Ibuprofen', user_id: 'ada' } };
const item = { id: '7', name: 'Aspirin' };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function inApp() {
  const client = createQueryClient();
  return ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

/** Renders a screen with a stubbed check, and counts its requests. */
function open(
  look: () => Promise<{ data: typeof item } | null>,
  answers: (() => Response | Promise<Response>)[],
) {
  const sent = fakeApi(() => answers.shift()?.() ?? reply(item));
  const looked = vi.fn(look);
  const { result } = renderHook(
    () => useCreation<typeof createMedication, string>(createMedication, () => looked),
    { wrapper: inApp() },
  );
  const press = (input = aspirin, mode?: RetryMode) => {
    return result.current.send(input, { mode }).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  };
  return {
    press,
    sent,
    looked,
    outcome: () => result.current.outcome,
    form: () => result.current,
  };
}

beforeEach(() => void vi.mocked(showToast).mockReset());

const isThere = async () => ({ data: item });
const isMissing = async () => null;
const isAway = () => Promise.reject(new Error('Nobody can tell'));
const AWAY = 'We can’t reach the clinic right now. Please check your connection and try again.';

it('succeeds if it is found after a lost answer', async () => {
  const { press, sent, outcome } = open(isThere, [lost]);
  expect(await press()).toEqual(item);
  await waitFor(() => expect(outcome()).toBeNull());
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ message: 'Medication Add Successfully' }));
});

it.each([
  ['no connection', lost],
  ['an answer that breaks off', () => new Response('{"status":200,"mess')],
  ['an answer of the wrong shape', () => reply('nothing')],
])('checks the server after %s', async (_, answer) => {
  const { press, looked } = open(isThere, [answer]);
  await press();
  expect(looked).toHaveBeenCalledOnce();
});

it.each([400, 404, 500, 503])(
  'does not check the server after a %d, which means that nothing was done',
  async (status) => {
    const { press, looked, outcome } = open(isThere, [() => reply(null, status, 'No')]);
    await press();
    expect(looked).not.toHaveBeenCalled();
    expect(outcome()).toBeNull();
  },
);

it('does not check the server if nothing was sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { press, looked } = open(isThere, [lost]);
  expect(await press()).toBe(AWAY);
  vi.unstubAllGlobals();
  expect(looked).not.toHaveBeenCalled();
});

it('checks again and sends again at the next submit, if it is missing', async () => {
  const { press, sent, looked, outcome } = open(isMissing, [lost]);
  expect(await press()).toBe(AWAY);
  await waitFor(() => expect(outcome()).toBe('missing'));
  expect(await press()).toEqual(item);
  expect(looked).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(outcome()).toBeNull());
});

it('does not send again if the next submit finds it', async () => {
  const { press, sent, looked } = open(isMissing, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press()).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('does not send again while the check fails, except in send mode', async () => {
  const { press, sent, outcome } = open(isAway, [lost]);
  await press();
  await waitFor(() => expect(outcome()).toBe('unsure'));
  expect(await press()).toBe(AWAY);
  expect(await press(aspirin, 'look')).toBe(AWAY);
  expect(sent).toHaveLength(1);
  expect(await press(aspirin, 'send')).toEqual(item);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(outcome()).toBeNull());
});

it('only checks in look mode', async () => {
  const { press, sent, looked, outcome } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isMissing);
  await press(aspirin, 'look');
  await waitFor(() => expect(outcome()).toBe('missing'));
  looked.mockImplementation(isThere);
  expect(await press(aspirin, 'look')).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('reports that the earlier input was saved, and sends the changed input as another one', async () => {
  const { press, sent, looked, outcome } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press(ibuprofen)).toBe(AWAY);
  await waitFor(() => expect(outcome()).toBe('saved before'));
  expect(sent).toHaveLength(1);
  expect(await press(ibuprofen)).toEqual(item);
  expect(sent).toHaveLength(2);
});

it('shows the check while it is pending', async () => {
  let tell: (found: null) => void = () => {};
  const { press, outcome } = open(() => new Promise((resolve) => (tell = resolve)), [lost]);
  const pressed = press();
  await waitFor(() => expect(outcome()).toBe('looking'));
  tell(null);
  await pressed;
  await waitFor(() => expect(outcome()).toBe('missing'));
});

it('drops further submits, with other input too, until the page has rendered', async () => {
  const { press, sent, form } = open(isMissing, []);
  const dropped = vi.fn();
  const first = press();
  void press().then(dropped);
  void press(ibuprofen).then(dropped);
  await first;
  expect(isBusy(form().store.get())).toBe(true);
  void press().then(dropped);
  await waitFor(() => expect(form().store.get()).toEqual({ is: 'idle', news: null }));
  expect(dropped).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  expect(await press(ibuprofen)).toEqual(item);
  expect(sent).toHaveLength(2);
});

it('is busy until the form has settled a success, and then shows its news', async () => {
  const { sent, form } = open(isMissing, []);
  const busy = vi.fn();
  await form().send(aspirin, {
    settle({ id }) {
      busy(isBusy(form().store.get()));
      return `added ${id}`;
    },
  });
  expect(busy).toHaveBeenCalledExactlyOnceWith(true);
  expect(form().store.get()).toEqual({ is: 'idle', news: 'added 7' });
  expect(sent).toHaveLength(1);
});

it('can be submitted again after settling a success has failed', async () => {
  const { form } = open(isMissing, []);
  const settle = () => Promise.reject(new Error('No such page'));
  await expect(form().send(aspirin, { settle })).rejects.toThrow('No such page');
  await waitFor(() => expect(isBusy(form().store.get())).toBe(false));
});

it('clears a failure, but no lost answer', async () => {
  const { press, form } = open(isMissing, [() => reply(null, 400, 'No'), lost]);
  await press();
  expect(form().store.get()).toMatchObject({ is: 'failed', error: { reason: 'No' } });
  form().clearFailure();
  expect(form().store.get().is).toBe('idle');
  await press();
  form().clearFailure();
  expect(form().store.get()).toMatchObject({ is: 'unknown outcome', outcome: 'missing' });
});

it('fails after a lost answer if a second call does no harm', async () => {
  fakeApi(lost);
  const { result } = renderHook(() => useSave(resendCode), { wrapper: inApp() });
  const body = { phone: '5035550142', email: 'ada@clinic.test', name: 'login' } as const;
  await expect(result.current.send({ body })).rejects.toThrow(AWAY);
  await waitFor(() => expect(result.current.error?.message).toBe(AWAY));
  expect(result.current.outcome).toBeNull();
});
