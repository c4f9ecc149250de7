import { lazy, Suspense } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../parts.module.css';

const BoardUnavailable = () => (
  <InlineNotice kind="error">The charters could not be loaded. Please reload the page.</InlineNotice>
);
const CharterBoard = lazy(() =>
  import('./charters/charter-board.tsx').catch(() => ({ default: BoardUnavailable })),
);

/** Tab with the charters, which load when it is first opened, and with the spec lens. */
export function ChartersTab() {
  return (
    <Suspense fallback={<p className={classes.dimmed}>Loading the charters…</p>}>
      <CharterBoard />
    </Suspense>
  );
}
