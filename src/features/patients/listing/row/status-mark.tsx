import { DECEASED, PENDING } from '#domain/patient-status.ts';
import classes from './row-parts.module.css';

const looks: Record<string, string> = { [PENDING]: 'pending', [DECEASED]: 'deceased' };

/** A status in the server's word (decision 71), whose first letter is drawn as a capital. */
export function StatusMark({ status }: { status: string }) {
  if (status === '') return <em>No status</em>;
  return (
    <span className={classes.mark} data-look={looks[status]} dir="auto">
      {status}
    </span>
  );
}
