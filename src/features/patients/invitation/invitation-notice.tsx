import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { formatWhen } from '#domain/values/dates.ts';
import classes from './invitation.module.css';
import { useResend } from './use-resend.ts';

/** Notice of a pending invitation and its time, if known (decision 71), with a resend button. */
export default function InvitationNotice({ patientId }: { patientId: string }) {
  const { send, label, isPending, sentAt, failure } = useResend(patientId);
  const titleId = useId();
  return (
    <section className={classes.notice} aria-labelledby={titleId} data-no-print>
      <IconMail className={classes.icon} aria-hidden stroke={1.75} />
      <div className={classes.text}>
        <h2 id={titleId} className={classes.title}>
          Invited, and not signed up yet
        </h2>
        <p className={classes.sentAt}>
          {sentAt === null
            ? 'When the invitation was sent is not known.'
            : `Sent again ${lowerFirst(formatWhen(new Date(sentAt).toISOString()))}.`}
        </p>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      <Button variant="default" aria-disabled={isPending} onClick={send}>
        {label}
      </Button>
    </section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
