import { MantineProvider } from '@mantine/core';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { ToastHost } from '#ui/feedback/toast-host.tsx';
import { cssVariablesResolver } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';

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
