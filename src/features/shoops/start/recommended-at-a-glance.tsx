import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { GlanceBlock } from '#clinic/glance/glance-block.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ListSkeleton } from '#ui/loading/skeletons.tsx';
import { useRefetchWhenShown } from '#ui/reading/visibility.ts';
import { useShoops } from '../reads/use-shoops.ts';
import { linkToStep, stepTitles } from '../shoop-steps.tsx';
import { RecommendedNow } from './recommended-now.tsx';

/** Newest recommendation on Patient Profile; the title leads to the Dosing History. */
export function RecommendedAtAGlance({ patientId }: { patientId: string }) {
  const query = useShoops(patientId, shoopReadiness.sent);
  useRefetchWhenShown(query);
  const emptyState = (
    <>
      <span>Nothing was sent yet</span>
      <LinkAnchor {...linkToStep(patientId, 'new')} resetScroll={false}>
        {stepTitles.new}
      </LinkAnchor>
    </>
  );
  return (
    <GlanceBlock
      title={
        <LinkAnchor {...linkToStep(patientId, 'history')} resetScroll={false}>
          Recommended now
        </LinkAnchor>
      }
    >
      <Loaded
        query={query}
        what="what is recommended now"
        skeleton={<ListSkeleton rows={3} label="Loading what is recommended now" />}
      >
        {(list) => <RecommendedNow list={list} emptyState={emptyState} />}
      </Loaded>
    </GlanceBlock>
  );
}
