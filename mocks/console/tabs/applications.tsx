import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { getHappeningRole, happenings } from '#mocks/controls/happenings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

const happeningName = 'application-processed';

/**
 * Lists the physicians who have applied, each with a button that processes the application.
 * Other happenings are offered to the current user, and an applicant cannot sign in (decision 61).
 */
export function Applications() {
  const { controls, tables } = useConsole();
  const announce = useAnnounce();
  const { run, working, error } = useTask();
  const applicants = tables.accounts.filter((account) => getHappeningRole(account) === 'applicant');
  if (applicants.length === 0 && !error) return null;

  const process = (email: string, name: string) =>
    run(async () => {
      await controls.happen(happeningName, email);
      announce(`The application of ${name} is processed. The link to a password is in the inbox.`);
    });

  return (
    <Section
      title="Applications"
      hint="The clinic processes them; then the link to a first password is in the inbox."
    >
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
      <ul className={classes.list}>
        {applicants.map((account) => (
          <li key={account.id} className={classes.row}>
            <div className={classes.rowText}>
              <p className={classes.rowTitle}>
                {fullName(account)} <span className={classes.tag}>applied as a physician</span>
              </p>
              <p className={classes.code}>{account.email}</p>
            </div>
            <Button
              disabled={working}
              aria-label={`${happenings[happeningName].title} of ${fullName(account)}`}
              onClick={() => process(account.email, fullName(account))}
            >
              {happenings[happeningName].title}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
