import { Card } from '#ui/layout/card.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';

/** As many rows as are in sight at first. */
const ROWS = 7;

/** Stands in for the list until it is there. */
export function ListingSkeleton() {
  return (
    <Card>
      <ListSkeleton rows={ROWS} label="Loading your patients" />
    </Card>
  );
}
