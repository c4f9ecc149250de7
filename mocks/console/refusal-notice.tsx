import { refusal } from '#mocks/controls/refusal.ts';
import classes from './refusal-notice.module.css';

/** What the mock would not do, over whatever page is open, until it was read. */
export default function RefusalNotice({ words }: { words: string }) {
  return (
    <aside aria-label="Mock notice" className={classes.notice} data-no-print>
      <p role="alert" className={classes.words}>
        <b>The mock did not do this.</b> {words}
      </p>
      <button type="button" className={classes.close} onClick={() => refusal.set('')}>
        Close
      </button>
    </aside>
  );
}
