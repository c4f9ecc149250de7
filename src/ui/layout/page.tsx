import { Container, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { releaseEarlyInput } from '#ui/start/early-input.ts';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './page.module.css';

/** Id of the main landmark, the target of the skip link. */
export const mainId = 'main';

/** Page widths: for one small card, for a form, for tables and dashboards, for the whole window. */
export const widths = { narrow: '29rem', form: '46rem', wide: '78rem', full: '100%' };

export interface PageProps {
  /** Name of the page in the browser's tab, before the product's name. */
  title: string;
  /** Text of the h1; `title` by default. `null` if the page renders an h1 of its own. */
  heading?: ReactNode | null;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Actions on the whole page; next to the heading on wide screens. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  /** Makes the page as tall as the window, for content that takes the height it leaves. */
  isFilling?: boolean;
  /** Centers the heading and the lead, for a page that is one small card. */
  centered?: boolean;
  /** Focuses the heading when the page opens: a screen reader starts there after a navigation. */
  focusHeading?: boolean;
  children: ReactNode;
}

/** Page with its main landmark, tab title and heading. */
export function Page(props: PageProps) {
  const { title, heading = title, lead, actions, width = 'form', centered, focusHeading, children } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) headingRef.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  // The page is there, so it can take over the input from before the start.
  useEffect(releaseEarlyInput, []);

  return (
    <Container
      component="main"
      id={mainId}
      tabIndex={-1}
      size={widths[width]}
      className={classes.page}
      data-width={width}
      data-filling={props.isFilling || undefined}
    >
      <title>{`${title} · ${brandName}`}</title>
      {heading !== null && (
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
      )}
      {children}
    </Container>
  );
}
