import { IconStethoscope } from '@tabler/icons-react';
import classes from '../sign-up/sign-up.module.css';

/** Panel with the steps of an application (physician §2): no login before it is approved. */
export function ApplicationSteps() {
  return (
    <section className={classes.privacy} aria-labelledby="what-follows">
      <IconStethoscope aria-hidden size={32} stroke={1.5} />
      <div>
        <h2 className={classes.privacyTitle} id="what-follows">
          How you join
        </h2>
        <p>
          You tell us about yourself and verify your phone. Then the clinic processes your application, and we
          email you a link to set your password.
        </p>
        <p className={classes.more}>Until then you cannot log in. What you enter goes to the clinic alone.</p>
      </div>
    </section>
  );
}
