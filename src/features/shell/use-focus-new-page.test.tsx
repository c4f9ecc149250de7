import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mainId } from '#ui/layout/page.tsx';
import { useFocusNewPage } from './use-focus-new-page.ts';

/** Renders a frame with a menu, and a page that loads until `finishLoading` is called. */
async function renderFrame() {
  const loaded = Promise.withResolvers<void>();
  const root = createRootRoute({
    component: function Frame() {
      useFocusNewPage();
      return (
        <>
          <button type="button">Menu</button>
          <main id={mainId} tabIndex={-1}>
            <Outlet />
          </main>
        </>
      );
    },
  });
  const page = (path: string, title: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      loader: () => (path === '/next' ? loaded.promise : undefined),
      component: () => <h1 tabIndex={-1}>{title}</h1>,
    });
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'First'), page('/next', 'Next')]),
    history: createMemoryHistory(),
    // No pending page in place of the first one.
    defaultPendingMs: 100_000,
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'First' });
  // `navigate` is typed with the app's own routes only.
  const openNextPage = () => void router.history.push('/next');
  return { router, openNextPage, finishLoading: () => act(async () => loaded.resolve()) };
}

it('focuses the heading of the new page', async () => {
  const { openNextPage, finishLoading } = await renderFrame();
  openNextPage();
  await finishLoading();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});

it('keeps focus where the user has moved it while the page was loading', async () => {
  const { router, openNextPage, finishLoading } = await renderFrame();
  openNextPage();
  await waitFor(() => expect(router.state.status).toBe('pending'));
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  await finishLoading();
  await screen.findByRole('heading', { name: 'Next' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(menu).toHaveFocus();
});
