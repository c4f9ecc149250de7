import { Unreadable } from '#ui/loading/unreadable.tsx';

/** Notice about sections of which it is unknown if they are complete (decision 63). */
export function UnreadableSections({ count }: { count: number }) {
  return (
    <Unreadable count={count} what={['section status', 'section statuses']}>
      What is saved is not lost. A section may be complete although it does not look so here.
    </Unreadable>
  );
}
