import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import classes from '../sign-up/sign-up.module.css';
import { ApplicationSteps } from './application-steps.tsx';
import { JoinForm } from './join-form.tsx';

/** Page for a physician's sign-up (physician §2, 'Physician Registration'). */
export function Join() {
  return (
    <Page
      title="Sign up as a physician"
      lead="It takes about three minutes. We text a code to your phone."
      width="wide"
    >
      <div className={classes.layout}>
        <div className={classes.aside}>
          <ApplicationSteps />
        </div>
        <div className={classes.form}>
          <Card>
            <JoinForm />
          </Card>
        </div>
      </div>
    </Page>
  );
}
