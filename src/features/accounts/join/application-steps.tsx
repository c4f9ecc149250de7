import { IconStethoscope } from '@tabler/icons-react';
import classes from '../sign-up/sign-up.module.css';

/** Panel with the steps of an application (physician §2): no login before it is approved. */
export function ApplicationSteps() {
  return (
    <section className={classes.panel} aria-labelledby="what-follows">
      <IconStethoscope aria-hidden size={32} stroke={1.5} />
      <div>
        <h2 className={classes.panelTitle} id="what-follows">
          What happens next
        </h2>
        <ol className={classes.numberedSteps}>
          <li>You tell us about yourself and verify your phone.</li>
          <li>The clinic processes your application.</li>
          <li>We email you a link to set your password.</li>
        </ol>
        <p className={classes.panelNote}>
          Until then you cannot log in. What you enter goes to the clinic alone.
        </p>
      </div>
    </section>
  );
}
