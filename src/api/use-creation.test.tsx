import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { createMedication } from './endpoints/lists.ts';
import { type How, useCreation } from './use-creation.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const aspirin = { body: { name: 'Aspirin', user_id: 'ada' } };
const ibuprofen = { body: { name: 'Ibuprofen', user_id: 'ada' } };
const item = { id: '7', name: 'Aspirin' };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A screen whose way to look is given; what it sends is counted. */
function open(
  look: () => Promise<{ data: typeof item } | null>,
  answers: (() => Response | Promise<Response>)[],
) {
  const client = createQueryClient();
  const sent = fakeApi(() => answers.shift()?.() ?? reply(item));
  const looked = vi.fn(look);
  const { result } = renderHook(() => useCreation(createMedication, () => looked), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const press = (input = aspirin, how?: How) => {
    return result.current.mutateAsync(input, how).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  };
  return { press, sent, looked, doubt: () => result.current.doubt };
}

beforeEach(() => void vi.mocked(showToast).mockReset());

const isThere = async () => ({ data: item });
const isMissing = async () => null;
const isAway = () => Promise.reject(new Error('Nobody can tell'));
const AWAY = 'We can’t reach the clinic right now. Please check your connection and try again.';

it('is saved like any other where it is found after its answer was lost', async () => {
  const { press, sent, doubt } = open(isThere, [lost]);
  expect(await press()).toEqual(item);
  await waitFor(() => expect(doubt()).toBeNull());
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
    const { press, looked, doubt } = open(isThere, [() => reply(null, status, 'No')]);
    await press();
    expect(looked).not.toHaveBeenCalled();
    expect(doubt()).toBeNull();
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
  const { press, sent, looked, doubt } = open(isMissing, [lost]);
  expect(await press()).toBe(AWAY);
  await waitFor(() => expect(doubt()).toBe('missing'));
  expect(await press()).toEqual(item);
  expect(looked).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(doubt()).toBeNull());
});

it('is not sent again by a press that finds it late', async () => {
  const { press, sent, looked } = open(isMissing, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press()).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('is not sent again while nobody can tell, but knowingly', async () => {
  const { press, sent, doubt } = open(isAway, [lost]);
  await press();
  await waitFor(() => expect(doubt()).toBe('unsure'));
  expect(await press()).toBe(AWAY);
  expect(await press(aspirin, 'look')).toBe(AWAY);
  expect(sent).toHaveLength(1);
  expect(await press(aspirin, 'send')).toEqual(item);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(doubt()).toBeNull());
});

it('only looks when it is asked to look', async () => {
  const { press, sent, looked, doubt } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isMissing);
  await press(aspirin, 'look');
  await waitFor(() => expect(doubt()).toBe('missing'));
  looked.mockImplementation(isThere);
  expect(await press(aspirin, 'look')).toEqual(item);
  expect(sent).toHaveLength(1);
});

it('keeps what was changed since: that it was saved before is said, and it is another one', async () => {
  const { press, sent, looked, doubt } = open(isAway, [lost]);
  await press();
  looked.mockImplementation(isThere);
  expect(await press(ibuprofen)).toBe(AWAY);
  await waitFor(() => expect(doubt()).toBe('saved before'));
  expect(sent).toHaveLength(1);
  expect(await press(ibuprofen)).toEqual(item);
  expect(sent).toHaveLength(2);
});

it('says that it looks while it does', async () => {
  let tell: (found: null) => void = () => {};
  const { press, doubt } = open(() => new Promise((resolve) => (tell = resolve)), [lost]);
  const pressed = press();
  await waitFor(() => expect(doubt()).toBe('looking'));
  tell(null);
  await pressed;
  await waitFor(() => expect(doubt()).toBe('missing'));
});
