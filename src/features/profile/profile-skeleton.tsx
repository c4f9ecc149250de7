import { Card } from '#ui/layout/card.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';

/** Skeleton while the steps' code or data is loading. */
export function ProfileSkeleton() {
  return (
    <Card>
      <FormSkeleton label="Loading your profile" fields={8} />
    </Card>
  );
}
