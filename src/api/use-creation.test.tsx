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
const loseAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

function createWrapper() {
  const client = createQueryClient();
  return ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

/** Renders a screen with a stubbed check, and counts its requests. */
function renderForm(
  check: () => Promise<{ data: typeof item } | null>,
  answers: (() => Response | Promise<Response>)[],
) {
  const requests = fakeApi(() => answers.shift()?.() ?? reply(item));
  const checkSpy = vi.fn(check);
  const { result } = renderHook(
    () => useCreation<typeof createMedication, string>(createMedication, () => checkSpy),
    { wrapper: createWrapper() },
  );
  const submit = (input = aspirin, mode?: RetryMode) => {
    return result.current.send(input, { mode }).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  };
  return {
    submit,
    requests,
    checkSpy,
    outcome: () => result.current.outcome,
    form: () => result.current,
  };
}

beforeEach(() => void vi.mocked(showToast).mockReset());

const findItem = async () => ({ data: item });
const findNothing = async () => null;
const failCheck = () => Promise.reject(new Error('Nobody can tell'));
const offlineMessage = 'We can’t reach the clinic right now. Please check your connection and try again.';

it('succeeds if it is found after a lost answer', async () => {
  const { submit, requests, outcome } = renderForm(findItem, [loseAnswer]);
  expect(await submit()).toEqual(item);
  await waitFor(() => expect(outcome()).toBeNull());
  expect(requests).toHaveLength(1);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ message: 'Medication Add Successfully' }));
});

it.each([
  ['no connection', loseAnswer],
  ['an answer that breaks off', () => new Response('{"status":200,"mess')],
  ['an answer of the wrong shape', () => reply('nothing')],
])('checks the server after %s', async (_, answer) => {
  const { submit, checkSpy } = renderForm(findItem, [answer]);
  await submit();
  expect(checkSpy).toHaveBeenCalledOnce();
});

it.each([400, 404, 500, 503])(
  'does not check the server after a %d, which means that nothing was done',
  async (status) => {
    const { submit, checkSpy, outcome } = renderForm(findItem, [() => reply(null, status, 'No')]);
    await submit();
    expect(checkSpy).not.toHaveBeenCalled();
    expect(outcome()).toBeNull();
  },
);

it('does not check the server if nothing was sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { submit, checkSpy } = renderForm(findItem, [loseAnswer]);
  expect(await submit()).toBe(offlineMessage);
  vi.unstubAllGlobals();
  expect(checkSpy).not.toHaveBeenCalled();
});

it('checks again and sends again at the next submit, if it is missing', async () => {
  const { submit, requests, checkSpy, outcome } = renderForm(findNothing, [loseAnswer]);
  expect(await submit()).toBe(offlineMessage);
  await waitFor(() => expect(outcome()).toBe('missing'));
  expect(await submit()).toEqual(item);
  expect(checkSpy).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(2);
  await waitFor(() => expect(outcome()).toBeNull());
});

it('does not send again if the next submit finds it', async () => {
  const { submit, requests, checkSpy } = renderForm(findNothing, [loseAnswer]);
  await submit();
  checkSpy.mockImplementation(findItem);
  expect(await submit()).toEqual(item);
  expect(requests).toHaveLength(1);
});

it('does not send again while the check fails, except in send mode', async () => {
  const { submit, requests, outcome } = renderForm(failCheck, [loseAnswer]);
  await submit();
  await waitFor(() => expect(outcome()).toBe('unsure'));
  expect(await submit()).toBe(offlineMessage);
  expect(await submit(aspirin, 'check')).toBe(offlineMessage);
  expect(requests).toHaveLength(1);
  expect(await submit(aspirin, 'send')).toEqual(item);
  expect(requests).toHaveLength(2);
  await waitFor(() => expect(outcome()).toBeNull());
});

it('only checks in check mode', async () => {
  const { submit, requests, checkSpy, outcome } = renderForm(failCheck, [loseAnswer]);
  await submit();
  checkSpy.mockImplementation(findNothing);
  await submit(aspirin, 'check');
  await waitFor(() => expect(outcome()).toBe('missing'));
  checkSpy.mockImplementation(findItem);
  expect(await submit(aspirin, 'check')).toEqual(item);
  expect(requests).toHaveLength(1);
});

it('reports that the earlier input was saved, and sends the changed input as another one', async () => {
  const { submit, requests, checkSpy, outcome } = renderForm(failCheck, [loseAnswer]);
  await submit();
  checkSpy.mockImplementation(findItem);
  expect(await submit(ibuprofen)).toBe(offlineMessage);
  await waitFor(() => expect(outcome()).toBe('saved before'));
  expect(requests).toHaveLength(1);
  expect(await submit(ibuprofen)).toEqual(item);
  expect(requests).toHaveLength(2);
});

it('shows the check while it is pending', async () => {
  let endCheck: (found: null) => void = () => {};
  const { submit, outcome } = renderForm(() => new Promise((resolve) => (endCheck = resolve)), [loseAnswer]);
  const pressed = submit();
  await waitFor(() => expect(outcome()).toBe('checking'));
  endCheck(null);
  await pressed;
  await waitFor(() => expect(outcome()).toBe('missing'));
});

it('drops further submits, with other input too, until the page has rendered', async () => {
  const { submit, requests, form } = renderForm(findNothing, []);
  const dropped = vi.fn();
  const first = submit();
  void submit().then(dropped);
  void submit(ibuprofen).then(dropped);
  await first;
  expect(isBusy(form().store.get())).toBe(true);
  void submit().then(dropped);
  await waitFor(() => expect(form().store.get()).toEqual({ phase: 'idle', news: null }));
  expect(dropped).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
  expect(await submit(ibuprofen)).toEqual(item);
  expect(requests).toHaveLength(2);
});

it('is busy until the form has settled a success, and then shows its news', async () => {
  const { requests, form } = renderForm(findNothing, []);
  const busySpy = vi.fn();
  await form().send(aspirin, {
    settle({ id }) {
      busySpy(isBusy(form().store.get()));
      return `added ${id}`;
    },
  });
  expect(busySpy).toHaveBeenCalledExactlyOnceWith(true);
  expect(form().store.get()).toEqual({ phase: 'idle', news: 'added 7' });
  expect(requests).toHaveLength(1);
});

it('can be submitted again after settling a success has failed', async () => {
  const { form } = renderForm(findNothing, []);
  const settle = () => Promise.reject(new Error('No such page'));
  await expect(form().send(aspirin, { settle })).rejects.toThrow('No such page');
  await waitFor(() => expect(isBusy(form().store.get())).toBe(false));
});

it('clears a failure, but no lost answer', async () => {
  const { submit, form } = renderForm(findNothing, [() => reply(null, 400, 'No'), loseAnswer]);
  await submit();
  expect(form().store.get()).toMatchObject({ phase: 'failed', error: { reason: 'No' } });
  form().clearFailure();
  expect(form().store.get().phase).toBe('idle');
  await submit();
  form().clearFailure();
  expect(form().store.get()).toMatchObject({ phase: 'unknown outcome', outcome: 'missing' });
});

it('fails after a lost answer if a second call does no harm', async () => {
  fakeApi(loseAnswer);
  const { result } = renderHook(() => useSave(resendCode), { wrapper: createWrapper() });
  const body = { phone: '5035550142', email: 'ada@clinic.test', name: 'login' } as const;
  await expect(result.current.send({ body })).rejects.toThrow(offlineMessage);
  await waitFor(() => expect(result.current.error?.message).toBe(offlineMessage));
  expect(result.current.outcome).toBeNull();
});
