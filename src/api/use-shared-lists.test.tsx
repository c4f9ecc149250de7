import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { fakeApi, reply } from './client/fake-api.ts';
import { createLocalUserId } from './session/local-user-id.ts';
import { useSharedLists } from './use-shared-lists.ts';

vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));

const renderLists = (ownerId = 'ada') => {
  const client = createQueryClient();
  return renderHook(() => useSharedLists(ownerId), {
    wrapper: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result.current;
};
const aspirin = { name: 'Aspirin', isCancer: false };
const ibuprofen = { name: 'Ibuprofen', isCancer: false };

it('adds an item while another is pending, and each only once', async () => {
  const requests = fakeApi(async (request) => {
    const { name } = (await request.json()) as { name: string };
    return name === 'Aspirin' ? new Promise<Response>(() => {}) : reply({ id: '8', name });
  });
  const lists = renderLists();
  void lists.add('medication', aspirin);
  void lists.add('medication', aspirin);
  expect(await lists.add('medication', ibuprofen)).toEqual({ id: '8', name: 'Ibuprofen' });
  expect(requests).toHaveLength(2);
});

it.each([
  ['ada', 'ada'],
  [createLocalUserId('ada@clinic.test'), ''],
])('sends the owner %j as user_id %j: no id of this browser (decision 13)', async (ownerId, sentId) => {
  const requests = fakeApi(() => reply({ id: '8', name: 'Ibuprofen' }));
  await renderLists(ownerId).add('medication', ibuprofen);
  expect(await requests[0]?.json()).toMatchObject({ user_id: sentId });
});
