import { refusalMessage } from '#mocks/controls/refusal.ts';
import classes from './refusal-notice.module.css';

/** Notice that the mock has refused a command; stays on every page until it is closed. */
export default function RefusalNotice({ reason }: { reason: string }) {
  return (
    <aside aria-label="Mock notice" className={classes.notice} data-no-print>
      <p role="alert" className={classes.reason}>
        <b>The mock did not do this.</b> {reason}
      </p>
      <button type="button" className={classes.close} onClick={() => refusalMessage.set('')}>
        Close
      </button>
    </aside>
  );
}
