import { ACTIVE, DECEASED, PENDING } from '#domain/patient-status.ts';
import classes from './row-parts.module.css';

/** `data-style` of the marked statuses; row-parts.module.css colors them. */
const badgeStyles: Record<string, string> = { [PENDING]: 'pending', [DECEASED]: 'deceased' };

/**
 * Status as the server writes it (decision 71); CSS capitalizes the first letter. The usual status
 * is plain text, so that a badge points out an exception.
 */
export function StatusMark({ status }: { status: string }) {
  if (status === '') return <em>No status</em>;
  const isUsual = status.toLowerCase() === ACTIVE;
  return (
    <span className={isUsual ? classes.status : classes.mark} data-style={badgeStyles[status]} dir="auto">
      {status}
    </span>
  );
}
