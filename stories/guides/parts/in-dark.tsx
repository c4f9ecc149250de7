import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { cssVariablesResolver } from '#ui/theme/css-variables.ts';
import { theme } from '#ui/theme/theme.ts';
import classes from './guides.module.css';

const ID = 'in-dark';

/** A part of a light page in the dark scheme. The other way round it cannot be: rules for dark would reach the light part. */
export function InDark({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} id={ID} className={classes.dark}>
      {root && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          cssVariablesSelector={`#${ID}`}
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
