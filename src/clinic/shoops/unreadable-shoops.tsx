import type { ReactNode } from 'react';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';

interface UnreadableShoopsProps {
  /** Number of unreadable Shoops; renders nothing for 0. */
  count: number;
  /** Advice for the user. */
  advice: string;
  action?: ReactNode;
}

/** Notice about unreadable Shoops: a missing dose must not look like no dose (decision 63). */
export function UnreadableShoops({ count, advice, action }: UnreadableShoopsProps) {
  return (
    <Unreadable count={count} what={['recommendation', 'recommendations']} action={action}>
      {advice}
    </Unreadable>
  );
}

/** Notice for the patient, whose only contact about it is the physician. */
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
