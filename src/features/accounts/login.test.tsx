import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { call } from '#api/client/call.ts';
import { login } from '#api/endpoints/accounts/accounts.ts';
import { createLocalUserId } from '#api/session/local-user-id.ts';
import { Login } from './login.tsx';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn() }));
vi.mock('#ui/feedback/show-toast.ts', () => ({ showToast: vi.fn() }));
const server = vi.mocked(call);

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

/** Returns the server's reply to the correct password. */
function createReply(role: 'patient' | 'physician' | 'admin', twoFA = false) {
  const user = {
    firstName: 'Grace',
    lastName: 'Holloway',
    phone: '',
    email: '',
    roleId: 3,
    twoFA,
    role: { name: role },
  };
  // Only the fields that a login reads.
  return { data: { tokens, user }, message: '' } as never;
}

/** Renders the login screen at /login; every other path renders an empty page. */
async function openLogin(nextpath?: string) {
  const root = createRootRoute();
  const createPage = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      createPage('/login', () => <Login nextpath={nextpath} />),
      createPage('$', () => null),
    ]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const form = (await screen.findByRole('form', { name: 'Log in' })) as HTMLFormElement;
  return { router, form };
}

/** Fills in the form like a password manager that dispatches no events. */
function fillIn(form: HTMLFormElement, email: string, password: string) {
  (form.elements.namedItem('email') as HTMLInputElement).value = email;
  (form.elements.namedItem('password') as HTMLInputElement).value = password;
}

async function submit(form: HTMLFormElement) {
  await act(async () => void fireEvent.submit(form));
}

beforeEach(() => {
  localStorage.clear();
  // A stored fingerprint, so that none is computed.
  localStorage.setItem('fingerPrint', 'abc');
});
afterEach(() => void server.mockReset());

it('sends autofilled values, although nothing was typed', async () => {
  server.mockResolvedValue(createReply('patient'));
  const { router, form } = await openLogin();
  fillIn(form, ' patient@clinic.test ', 'Clinic#2026');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await submit(form);
  expect(server).toHaveBeenCalledExactlyOnceWith(login, {
    body: { email: 'patient@clinic.test', password: 'Clinic#2026', fingerprint: 'abc', platform: 'web' },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('sends a login once, although it is submitted three times', async () => {
  server.mockReturnValue(new Promise(() => {}));
  const { form } = await openLogin();
  fillIn(form, 'patient@clinic.test', 'Clinic#2026');
  // Twice before the next render, and once after it.
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await submit(form);
  expect(server).toHaveBeenCalledOnce();
});

it('asks for both fields, and does not call the server', async () => {
  const { form } = await openLogin();
  await submit(form);
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(server).not.toHaveBeenCalled();
});

it('keeps the entered values when the server refuses, and shows the reason', async () => {
  server.mockRejectedValue(new ApiError(login, 'http', 400, 'Wrong'));
  const { form } = await openLogin();
  fillIn(form, 'patient@clinic.test', 'nope');
  await submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    email: 'patient@clinic.test',
    password: 'nope',
  });
});

it('drops the tokens of an admin (decision 17)', async () => {
  server.mockResolvedValue(createReply('admin'));
  const { router, form } = await openLogin();
  fillIn(form, 'admin@clinic.test', 'Clinic#2026');
  await submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not authorized to login');
  expect(localStorage.getItem('token')).toBeNull();
  expect(router.state.location.pathname).toBe('/login');
});

it('stores no token before the one-time code is right (decision 17)', async () => {
  server.mockResolvedValue(createReply('patient', true));
  const { router, form } = await openLogin();
  fillIn(form, 'twofa@clinic.test', 'Clinic#2026');
  await submit(form);
  const code = await screen.findByLabelText('Verification code');
  expect(localStorage.getItem('token')).toBeNull();
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(localStorage.getItem('token')).toBe('access');
});

it('ignores a return path that leads out of the app (decision 11)', async () => {
  server.mockResolvedValue(createReply('physician'));
  const { router, form } = await openLogin('//evil.example/dashboard');
  fillIn(form, 'physician@clinic.test', 'Clinic#2026');
  await submit(form);
  await waitFor(() => expect(router.state.location.pathname).toBe('/physician/dashboard'));
});

it('leads to the requested page', async () => {
  server.mockResolvedValue(createReply('patient'));
  const { router, form } = await openLogin('/myHealth/diagnosis?tab=2#top');
  fillIn(form, 'patient@clinic.test', 'Clinic#2026');
  await submit(form);
  await waitFor(() => expect(router.state.location.href).toBe('/myHealth/diagnosis?tab=2#top'));
});

it.each([
  [{ id: 7 }, '7'],
  [{}, createLocalUserId('patient@clinic.test')],
])('stores the user’s id next to an opaque token, by %j (decision 13)', async (ids, userId) => {
  const { data, message } = createReply('patient') as { data: { user: object }; message: string };
  server.mockResolvedValue({ data: { ...data, user: { ...data.user, ...ids } }, message } as never);
  const { router, form } = await openLogin();
  fillIn(form, 'Patient@clinic.test', 'Clinic#2026');
  await submit(form);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(localStorage.getItem('userId')).toBe(userId);
});
