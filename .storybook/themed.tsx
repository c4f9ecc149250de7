import { MantineProvider } from '@mantine/core';
import { LiveRegion } from '#ui/live-region.tsx';
import { cssVariablesResolver } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';
import { ToastHost } from '#ui/toast-host.tsx';

interface ThemedProps {
  scheme: 'light' | 'dark';
  children: React.ReactNode;
}

/** The providers a building block expects around it. The scheme is forced: a story shows what it says it shows. */
export function Themed({ scheme, children }: ThemedProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      {children}
      <ToastHost />
      <LiveRegion />
    </MantineProvider>
  );
}
