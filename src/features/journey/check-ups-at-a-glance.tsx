import { useQuery } from '@tanstack/react-query';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import { GlanceBlock } from '#clinic/glance/glance-block.tsx';
import { LATEST_CHECK_UPS } from '#domain/check-ups/latest-ratings.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { LatestCheckUps } from './latest-check-ups.tsx';

/** Latest check-ups on Patient Profile; the title leads to the Health Journey. */
export function CheckUpsAtAGlance({ patientId }: { patientId: string }) {
  const query = useQuery({
    ...endpointQuery(listCheckUps, { subject: { userId: patientId } }),
    ...refetchOnReturn,
  });
  useRefetchWhenShown(query);
  return (
    <GlanceBlock
      title={
        <LinkAnchor
          to="/physician/patient-profile/$patientId"
          params={{ patientId }}
          search={{ view: 'journey' }}
          resetScroll={false}
        >
          How the patient fares
        </LinkAnchor>
      }
    >
      <Loaded
        query={query}
        what="the last check-ups"
        skeleton={<ListSkeleton rows={LATEST_CHECK_UPS} label="Loading the last check-ups" />}
      >
        {({ checkUps, unreadable }) => (
          <>
            <Unreadable count={unreadable} what={['check-up', 'check-ups']}>
              A newer one may be among them.
            </Unreadable>
            {checkUps.length > 0 && <LatestCheckUps checkUps={checkUps.slice(0, LATEST_CHECK_UPS)} />}
            {checkUps.length + unreadable === 0 && <span>The patient has not logged a check-up yet</span>}
          </>
        )}
      </Loaded>
    </GlanceBlock>
  );
}
