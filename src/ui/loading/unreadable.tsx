import type { ReactNode } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface UnreadableProps {
  /** Number of unreadable entries; renders nothing for 0. */
  count: number;
  /** Noun for one and for several: 'check-up', 'check-ups'. */
  what: readonly [one: string, several: string];
  action?: ReactNode;
  /** Advice for the user. */
  children: ReactNode;
}

/** Notice above a list: unreadable entries must not be taken for absent (decision 63). */
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
