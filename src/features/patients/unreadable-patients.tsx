import { Unreadable } from '#ui/loading/unreadable.tsx';

/** Notice about unreadable patients, in the list and in the search. */
export function UnreadablePatients({ count }: { count: number }) {
  return (
    <Unreadable count={count} what={['patient', 'patients']}>
      Please do not take the list for complete.
    </Unreadable>
  );
}
