import { Unreadable } from '#ui/loading/unreadable.tsx';

/** Notice in a card of figures, which are counted without the unreadable entries (decision 63). */
export function UnreadableFigures({ count }: { count: number }) {
  return (
    <Unreadable count={count} what={['entry', 'entries']}>
      What is shown goes by the others.
    </Unreadable>
  );
}
