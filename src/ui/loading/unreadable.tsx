import type { ReactNode } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface UnreadableProps {
  /** How many there are; nothing is said of none. */
  count: number;
  /** What it is, for one and for several: 'check-up', 'check-ups'. */
  what: readonly [one: string, several: string];
  action?: ReactNode;
  /** What its reader does about it. */
  children: ReactNode;
}

/** Stands above a list of which something could not be read: what is missing must not be taken for none (decision 63). */
export function Unreadable({ count, what: [one, several], action, children }: UnreadableProps) {
  if (count === 0) return null;
  const title =
    count === 1
      ? `1 ${one} could not be read and is missing here.`
      : `${count} ${several} could not be read and are missing here.`;
  return (
    <InlineNotice kind="warning" title={title} action={action}>
      {children}
    </InlineNotice>
  );
}
