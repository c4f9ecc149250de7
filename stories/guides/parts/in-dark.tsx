import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { cssVariablesResolver } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';
import classes from './guides.module.css';

const rootId = 'in-dark';

/** Renders a part of a light page in dark. The reverse fails: dark rules match in light parts. */
export function InDark({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} id={rootId} className={classes.dark}>
      {root && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          cssVariablesSelector={`#${rootId}`}
          deduplicateCssVariables={false}
          getRootElement={() => root}
          forceColorScheme="dark"
        >
          {children}
        </MantineProvider>
      )}
    </div>
  );
}
