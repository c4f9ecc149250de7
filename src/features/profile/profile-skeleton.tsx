import { Card } from '#ui/layout/card.tsx';
import { FormSkeleton } from '#ui/loading/skeletons.tsx';

/** Stands in for the steps while they, or what they show, are on the way. */
export function ProfileSkeleton() {
  return (
    <Card>
      <FormSkeleton label="Loading your profile" fields={8} />
    </Card>
  );
}
