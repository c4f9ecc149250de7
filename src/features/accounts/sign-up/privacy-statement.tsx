import { IconShieldLock } from '@tabler/icons-react';
import classes from './sign-up.module.css';

/** Side panel with the privacy statement: the service complies with HIPAA (accounts §1). */
export function PrivacyStatement() {
  return (
    <section className={classes.panel} aria-labelledby="privacy-statement">
      <IconShieldLock aria-hidden size={32} stroke={1.5} />
      <div>
        <h2 id="privacy-statement" className={classes.panelTitle}>
          Your health stays private
        </h2>
        <p>
          This service complies with the privacy rules of HIPAA, the US Health Insurance Portability and
          Accountability Act.
        </p>
        <p className={classes.panelNote}>
          What you tell us is for you, and for the professionals you choose to share it with.
        </p>
      </div>
    </section>
  );
}
