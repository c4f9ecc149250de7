import { Button } from '@mantine/core';
import { fullName } from '#domain/values/full-name.ts';
import { getHappeningRole, happenings } from '#mocks/controls/happenings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../parts.module.css';
import { Section } from '../section.tsx';
import { useConsole } from '../use-console.ts';
import { useTask } from '../use-task.ts';

const NAME = 'application-processed';

/** Physicians who have applied; listed here since none of them can sign in (decision 61). */
export function Applications() {
  const { controls, tables } = useConsole();
  const announce = useAnnounce();
  const { run, working, error } = useTask();
  const applicants = tables.accounts.filter((account) => getHappeningRole(account) === 'applicant');
  if (applicants.length === 0 && !error) return null;

  const process = (email: string, name: string) =>
    run(async () => {
      await controls.happen(NAME, email);
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
            <div className={classes.rowWords}>
              <p className={classes.rowTitle}>
                {fullName(account)} <span className={classes.tag}>applied as a physician</span>
              </p>
              <p className={classes.code}>{account.email}</p>
            </div>
            <Button
              disabled={working}
              aria-label={`${happenings[NAME].title} of ${fullName(account)}`}
              onClick={() => process(account.email, fullName(account))}
            >
              {happenings[NAME].title}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
