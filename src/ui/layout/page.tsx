import { Container, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './page.module.css';

/** The id of the main landmark, where the skip link leads. */
export const mainId = 'main';

/** narrow: one small card; form: one column of questions; wide: tables and dashboards; full: on a wide screen to all edges. */
export const widths = { narrow: '29rem', form: '46rem', wide: '78rem', full: '100%' };

export interface PageProps {
  /** Names the page in the browser's tab, before the product's name. */
  title: string;
  /** The h1. Left out: the same words as the title. `null`: the page brings an h1 of its own. */
  heading?: ReactNode | null;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** What can be done with the whole page; beside the heading on wide screens. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  /** Centers the heading and the lead, for a page that is one small card. */
  centered?: boolean;
  /** Moves focus to the heading when the page opens, so that a screen reader starts there after a navigation. */
  focusHeading?: boolean;
  children: ReactNode;
}

/** A page: the main landmark, the tab's title and the heading that says where you are. */
export function Page(props: PageProps) {
  const { title, heading = title, lead, actions, width = 'form', centered, focusHeading, children } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) headingRef.current?.focus({ preventScroll: true });
  }, [focusHeading]);

  return (
    <Container
      component="main"
      id={mainId}
      tabIndex={-1}
      size={widths[width]}
      className={classes.page}
      data-width={width}
    >
      <title>{`${title} · ${brandName}`}</title>
      {heading !== null && (
        <div className={classes.head} data-centered={centered || undefined}>
          <Stack gap="xs" className={classes.words}>
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
      )}
      {children}
    </Container>
  );
}
