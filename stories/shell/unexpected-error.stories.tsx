import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, screen } from 'storybook/test';
import { UnexpectedError } from '#features/shell/unexpected-error.tsx';

/** Unexpected errors, and a part of the app that a new release has removed. */
const meta: Meta = { title: 'Screens/Shell/Unexpected error', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

/** Creates a router whose page throws an error until it was reset `times` times. */
function createFailingRouter(message: string, times: number) {
  let failuresLeft = times;
  const route = createRootRoute({
    component: () => {
      if (failuresLeft > 0) throw new Error(message);
      return <main>It works again.</main>;
    },
    errorComponent: (props) => (
      <UnexpectedError
        {...props}
        reset={() => {
          failuresLeft -= 1;
          props.reset();
        }}
      />
    ),
  });
  return createRouter({ routeTree: route, history: createMemoryHistory() });
}

const failingRouter = createFailingRouter('x is not a function', 1);
const outdatedRouter = createFailingRouter(
  'Failed to fetch dynamically imported module: /assets/wizard-1a2b.js',
  9,
);

export const SomethingWentWrong: Story = {
  render: () => <RouterProvider router={failingRouter as never} />,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const AfterANewRelease: Story = {
  render: () => <RouterProvider router={outdatedRouter as never} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
