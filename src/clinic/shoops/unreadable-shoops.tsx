import type { ReactNode } from 'react';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';

interface UnreadableShoopsProps {
  /** How many there are; nothing is said of none. */
  count: number;
  /** What its reader does about it. */
  advice: string;
  action?: ReactNode;
}

/** What cannot be shown is said: a dose that is missing must not be taken for none (decision 63). */
export function UnreadableShoops({ count, advice, action }: UnreadableShoopsProps) {
  return (
    <Unreadable count={count} what={['recommendation', 'recommendations']} action={action}>
      {advice}
    </Unreadable>
  );
}

/** The same for the patient, who has nobody but the physician to ask. */
export function UnreadableOwnShoops({ count }: { count: number }) {
  return (
    <UnreadableShoops
      count={count}
      advice="There may be newer advice than what is shown. Please ask your physician."
      action={
        <LinkAnchor to="/profile" search={{ step: 'physician' }}>
          See your physicians
        </LinkAnchor>
      }
    />
  );
}
