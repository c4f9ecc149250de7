import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useLayoutEffect } from 'react';
import { DemoContext, type DemoTools } from '#ui/demo-tools.ts';
import { ToastHost } from '#ui/feedback/toast-host.tsx';
import { removeEarlyFrame } from '#ui/start/early-frame.ts';
import { useClientValue } from '#ui/start/use-client-value.ts';
import { theme } from '#ui/theme/theme.ts';
import type { AppRouter } from './router.ts';
import { SessionKeeper } from './session-keeper.tsx';

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
  /** Additions of a mocked build; empty in a live build. */
  demoTools?: DemoTools & { Console?: ComponentType };
}

/** Root component: theme, query client, session, router and toasts. */
export function App({ router, queryClient, demoTools = {} }: AppProps) {
  const { Console } = demoTools;
  // With the first render, so that the page is never blank.
  useLayoutEffect(removeEarlyFrame, []);
  return (
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <DemoContext value={demoTools}>
          <SessionKeeper />
          <RouterProvider router={router} />
          <ToastHost />
          {Console && <AfterStart Component={Console} />}
        </DemoContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Renders a component that the build has not rendered, once React has taken over the page. */
function AfterStart({ Component }: { Component: ComponentType }) {
  return useClientValue(() => true, false) && <Component />;
}
