import { Brand } from '#ui/brand/brand.tsx';
import { EARLY_FRAME_ID } from '#ui/start/early-frame.ts';
import classes from './shell.module.css';

/**
 * Top bar that the build puts into index.html, to be seen before any script runs. Without links,
 * and hidden from screen readers: the app takes its place with the bar's menu and the page.
 */
export function EarlyFrame() {
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
    </div>
  );
}
