import { MantineProvider } from '@mantine/core';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { ToastHost } from '#ui/feedback/toast-host.tsx';
import { theme } from '#ui/theme/theme.ts';

interface ThemeProvidersProps {
  scheme: 'light' | 'dark';
  children: React.ReactNode;
}

/** Providers that building blocks need. The scheme is forced: a story shows the scheme it names. */
export function ThemeProviders({ scheme, children }: ThemeProvidersProps) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} forceColorScheme={scheme}>
      {children}
      <ToastHost />
      <LiveRegion />
    </MantineProvider>
  );
}
