import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { toastDuration } from '#api/contract/endpoint.ts';
import { resendCode, verifyPhone } from '#api/endpoints/accounts/accounts.ts';
import { createQueryClient } from '#app/query-client.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import CodeDialog from './code-dialog.tsx';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn() }));
vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));
const mockedCall = vi.mocked(call);
const mockedShowToast = vi.mocked(showToast);

afterEach(() => {
  mockedCall.mockReset();
  mockedShowToast.mockReset();
});

/** Opens the dialog, enters a wrong code, and returns the toasts as pairs of message and ms. */
async function typeWrongCode(duration?: number) {
  mockedCall.mockImplementation(async ({ path }) => {
    if (path === resendCode.path) return { data: null, message: 'Code sent' } as never;
    throw new ApiError(verifyPhone, 'http', 400, 'Wrong code');
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <CodeDialog
          name="login"
          phone="3035550142"
          email="ada@clinic.test"
          toastDuration={duration}
          onVerified={vi.fn()}
          onClose={vi.fn()}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(mockedShowToast).toHaveBeenCalledTimes(2));
  return mockedShowToast.mock.calls.map(([toast]) => [toast.message, toast.durationMs]);
}

it('Shows toasts for one second at login, also for a wrong code (accounts §8, §9)', async () => {
  expect(await typeWrongCode(toastDuration.login)).toEqual([
    ['Code sent', 1000],
    ['Wrong code', 1000],
  ]);
});

it('Shows toasts for three seconds elsewhere', async () => {
  expect(await typeWrongCode()).toEqual([
    ['Code sent', 3000],
    ['Wrong code', 3000],
  ]);
});
