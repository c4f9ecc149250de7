import { Container } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { releaseEarlyInput } from '#ui/start/early-input.ts';
import { brandName } from '#ui/theme/brand-name.ts';
import classes from './page.module.css';
import { PageHead, type PageHeadProps } from './page-head.tsx';

/** Id of the main landmark, the target of the skip link. */
export const mainId = 'main';

/** Page widths: for one small card, for a form, for tables and dashboards, for the whole window. */
export const widths = { narrow: '29rem', form: '46rem', wide: '78rem', full: '100%' };

export interface PageProps extends Pick<PageHeadProps, 'lead' | 'actions' | 'centered'> {
  /** Name of the page in the browser's tab, before the product's name. */
  title: string;
  /** Text of the h1; `title` by default. `null` if the page renders an h1 of its own. */
  heading?: ReactNode | null;
  width?: keyof typeof widths;
  /** Makes the page as tall as the window, for content that takes the height it leaves. */
  isFilling?: boolean;
  /** Focuses the heading when the page opens: a screen reader starts there after a navigation. */
  focusHeading?: boolean;
  children: ReactNode;
}

/** Heading, lead and layout of a page that are the same for everyone. */
export type FixedHead = Pick<PageProps, 'lead' | 'width' | 'centered'> & { heading: string };

/** Returns the properties of a page's container. */
export const pageBox = ({ width = 'form', isFilling }: Pick<PageProps, 'width' | 'isFilling'>) => ({
  size: widths[width],
  className: classes.page,
  'data-width': width,
  'data-filling': isFilling || undefined,
});

/** Page with its main landmark, tab title and heading. */
export function Page(props: PageProps) {
  const { title, heading = title, lead, actions, centered, focusHeading, children } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) headingRef.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  // The page is there, so it can take over the input from before the start.
  useEffect(releaseEarlyInput, []);

  return (
    <Container component="main" id={mainId} tabIndex={-1} {...pageBox(props)}>
      <title>{`${title} · ${brandName}`}</title>
      {heading !== null && (
        <PageHead
          heading={heading}
          lead={lead}
          actions={actions}
          centered={centered}
          headingRef={headingRef}
        />
      )}
      {children}
    </Container>
  );
}
