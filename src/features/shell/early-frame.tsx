import { Container } from '@mantine/core';
import { Brand } from '#ui/brand/brand.tsx';
import { type FixedHead, pageBox } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { EARLY_FRAME_ID } from '#ui/start/early-frame.ts';
import classes from './shell.module.css';

interface EarlyFrameProps {
  /** Headings of some pages, by an id. */
  heads: Readonly<Record<string, FixedHead>>;
}

/**
 * Top bar and headings that the build puts into index.html, to be seen before any script runs.
 * Without links, and hidden from screen readers: the app takes its place with the bar's menu and
 * the page.
 */
export function EarlyFrame({ heads }: EarlyFrameProps) {
  return (
    <div id={EARLY_FRAME_ID} className={classes.shell} aria-hidden="true">
      <div className={classes.bar}>
        <div className={classes.barInner}>
          <div className={classes.home}>
            <Brand />
          </div>
        </div>
      </div>
      <div className={classes.loadingLine} />
      {Object.entries(heads).map(([id, head]) => (
        <Container key={id} data-head={id} {...pageBox(head)}>
          <PageHead heading={head.heading} lead={head.lead} centered={head.centered} />
        </Container>
      ))}
    </div>
  );
}
