import { Button } from '@mantine/core';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { formatCount } from './format-patient-count.ts';

interface NobodyFoundProps {
  /** True if all patients could be read. */
  isComplete: boolean;
  /** Number of patients who match the search and have another status. */
  otherStatusCount: number;
  onAllStatuses: () => void;
  onClear: () => void;
}

/** Empty result. Offers all statuses if the status is what hides the patients. */
export function NobodyFound({ isComplete, otherStatusCount, onAllStatuses, onClear }: NobodyFoundProps) {
  const isStatusTheReason = otherStatusCount > 0;
  return (
    <Card>
      <EmptyState
        title={isComplete ? 'No patient found' : 'No match among the patients who could be read'}
        titleOrder={2}
        picture="lens"
        action={
          <Button variant="default" onClick={isStatusTheReason ? onAllStatuses : onClear}>
            {isStatusTheReason ? 'Show all statuses' : 'Clear the search'}
          </Button>
        }
      >
        {isStatusTheReason
          ? formatCount(otherStatusCount, [
              'matching patient has another status.',
              'matching patients have another status.',
            ])
          : 'Please check the spelling, search for less, or choose another status.'}
      </EmptyState>
    </Card>
  );
}
