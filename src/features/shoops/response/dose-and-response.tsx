import { useQuery } from '@tanstack/react-query';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery } from '#api/query.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { useShoops } from '../reads/use-shoops.ts';
import { Responses } from './responses.tsx';

const skeleton = <ListSkeleton rows={4} label="Loading doses and check-ups" />;

/** Card that shows a patient's doses and check-ups on one time axis. */
export function DoseAndResponse({ patientId }: { patientId: string }) {
  const sentQuery = useShoops(patientId, shoopReadiness.sent);
  const checkUpsQuery = useQuery(endpointQuery(listCheckUps, { subject: { userId: patientId } }));
  useRefetchWhenShown(sentQuery);
  useRefetchWhenShown(checkUpsQuery);
  return (
    <Card
      title="Dose and response"
      titleOrder={3}
      description="What the patient’s check-ups say since each change of a dose, counted from the day after it was sent."
    >
      <Loaded query={sentQuery} what="the doses" skeleton={skeleton}>
        {({ shoops, unreadable }) => (
          <Loaded query={checkUpsQuery} what="the check-ups" skeleton={skeleton}>
            {({ checkUps, unreadable: unreadableCheckUps }) => (
              <>
                <Unreadable count={unreadableCheckUps} what={['check-up', 'check-ups']}>
                  What is counted below goes by the others.
                </Unreadable>
                <UnreadableShoops
                  count={unreadable}
                  advice="What followed on their doses is not told apart here."
                />
                {shoops.length > 0 && (
                  <Responses {...{ shoops, checkUps }} hasUnreadCheckUps={unreadableCheckUps > 0} />
                )}
                {shoops.length + unreadable === 0 && <NothingSent />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}

/** Empty state of a patient without a sent Shoop. */
function NothingSent() {
  return (
    <EmptyState title="No dose to follow yet" titleOrder={4} picture="axes" small>
      Once a Shoop is sent, the check-ups that follow are set beside it here.
    </EmptyState>
  );
}
