import { Card } from '#ui/layout/card.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';

/** Number of rows in view at first. */
const ROWS = 7;

export function ListingSkeleton() {
  return (
    <Card>
      <ListSkeleton rows={ROWS} label="Loading your patients" />
    </Card>
  );
}
