import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';

/** Says that the recommendations are still to come, and where there is something to read. */
export function RecommendedShoop({ physicianId }: { physicianId: string }) {
  return (
    <Card>
      <EmptyState
        title="Recommended Shoops are still to come"
        titleOrder={2}
        action={
          <LinkButton
            to="/patient-physician-profile/$id"
            params={{ id: physicianId }}
            search={{ view: 'notes' }}
            variant="default"
            resetScroll={false}
          >
            Read the notes
          </LinkButton>
        }
      >
        What this physician recommends to you will stand here. Nothing is wrong on your side, and your newest
        Shoop is on your dashboard.
      </EmptyState>
    </Card>
  );
}
