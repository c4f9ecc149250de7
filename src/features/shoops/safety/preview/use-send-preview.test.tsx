import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import type { ApprovalRequest } from './preview-body.tsx';
import { SendPreview } from './use-send-preview.tsx';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => {
  // Only frames are faked: the test decides when the dialog is rendered.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const emptyRequest: ApprovalRequest = { submission: { isReady: true, medicines: [] } };
const nextFrame = () => act(() => vi.advanceTimersToNextFrame());

it('Reports that the patient could not be loaded if the call fails before the dialog is rendered', async () => {
  const answer = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValue(answer.promise);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const preview = (request: ApprovalRequest | null) => (
    <QueryClientProvider client={client}>
      <MantineProvider>
        <SendPreview patientId="ada" request={request} onClose={vi.fn()} />
      </MantineProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(preview(null));
  rerender(preview(emptyRequest));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.reject(new Error('There is no network.'));
  const [query] = client.getQueryCache().getAll();
  await waitFor(() => expect(query?.state.status).toBe('error'));
  // The dialog is rendered in these frames, after the call has failed.
  nextFrame();
  nextFrame();
  expect(await screen.findByText('We could not load the patient.')).toBeInTheDocument();
});
