import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './page.module.css';

export interface PageHeadProps {
  /** Text of the h1. */
  heading: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Actions on the whole page; next to the heading on wide screens. */
  actions?: ReactNode;
  /** Centers the heading and the lead, for a page that is one small card. */
  centered?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Heading of a page, with its lead and its actions. */
export const PageHead = ({ heading, lead, actions, centered, headingRef }: PageHeadProps) => (
  <div className={classes.head} data-centered={centered || undefined}>
    <Stack gap="xs" className={classes.headingText}>
      <Title ref={headingRef} order={1} tabIndex={-1}>
        {heading}
      </Title>
      {lead && (
        <Text component="div" size="lg" c="dimmed">
          {lead}
        </Text>
      )}
    </Stack>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
);
