import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { isBusy, type RetryMode } from './activity.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { resendCode } from './endpoints/accounts.ts';
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

/** A screen whose way to look is given; what it sends is counted. */
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

it('is saved like any other where it is found after its answer was lost', async () => {
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
])('is looked for after %s', async (_, answer) => {
  const { press, looked } = open(isThere, [answer]);
  await press();
  expect(looked).toHaveBeenCalledOnce();
});

it.each([400, 404, 500, 503])(
  'is not looked for after a %d, which says that nothing was done',
  async (status) => {
    const { press, looked, outcome } = open(isThere, [() => reply(null, status, 'No')]);
    await press();
    expect(looked).not.toHaveBeenCalled();
    expect(outcome()).toBeNull();
  },
);

it('is not looked for where it surely never left', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { press, looked } = open(isThere, [lost]);
  expect(await press()).toBe(AWAY);
  vi.unstubAllGlobals();
  expect(looked).not.toHaveBeenCalled();
});

it('is sent again by the next press where it is missing, which looks once more', async () => {
  const { press, sent, looked, outcome } = open(isMissing, [lost]);
  expect(await press()).toBe(AWAY);
  await waitFor(() => expect(outcome()).toBe('missing'));
  expect(await press()).toEqual(item);
  expect(looked).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(outcome()).toBeNull());
});

it('is not sent again by a press that finds it late', async () => {
  const { press, sent, looked } = open(isMissing, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press()).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('is not sent again while nobody can tell, but knowingly', async () => {
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

it('only looks when it is asked to look', async () => {
  const { press, sent, looked, outcome } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isMissing);
  await press(aspirin, 'look');
  await waitFor(() => expect(outcome()).toBe('missing'));
  looked.mockImplementation(isThere);
  expect(await press(aspirin, 'look')).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('keeps what was changed since: that it was saved before is said, and it is another one', async () => {
  const { press, sent, looked, outcome } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press(ibuprofen)).toBe(AWAY);
  await waitFor(() => expect(outcome()).toBe('saved before'));
  expect(sent).toHaveLength(1);
  expect(await press(ibuprofen)).toEqual(item);
  expect(sent).toHaveLength(2);
});

it('says that it looks while it does', async () => {
  let tell: (found: null) => void = () => {};
  const { press, outcome } = open(() => new Promise((resolve) => (tell = resolve)), [lost]);
  const pressed = press();
  await waitFor(() => expect(outcome()).toBe('looking'));
  tell(null);
  await pressed;
  await waitFor(() => expect(outcome()).toBe('missing'));
});

it('drops a second press at once, with other input too, until its page had time to render', async () => {
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

it('is busy until the form has dealt with a success, and then shows its news', async () => {
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

it('can be pressed again where dealing with a success has failed', async () => {
  const { form } = open(isMissing, []);
  const settle = () => Promise.reject(new Error('No such page'));
  await expect(form().send(aspirin, { settle })).rejects.toThrow('No such page');
  await waitFor(() => expect(isBusy(form().store.get())).toBe(false));
});

it('forgets a failure, and no lost answer', async () => {
  const { press, form } = open(isMissing, [() => reply(null, 400, 'No'), lost]);
  await press();
  expect(form().store.get()).toMatchObject({ is: 'failed', error: { reason: 'No' } });
  form().clearFailure();
  expect(form().store.get().is).toBe('idle');
  await press();
  form().clearFailure();
  expect(form().store.get()).toMatchObject({ is: 'unknown outcome', outcome: 'missing' });
});

it('fails after a lost answer where a second call does no harm', async () => {
  fakeApi(lost);
  const { result } = renderHook(() => useSave(resendCode), { wrapper: inApp() });
  const body = { phone: '5035550142', email: 'ada@clinic.test', name: 'login' } as const;
  await expect(result.current.send({ body })).rejects.toThrow(AWAY);
  await waitFor(() => expect(result.current.error?.message).toBe(AWAY));
  expect(result.current.outcome).toBeNull();
});
