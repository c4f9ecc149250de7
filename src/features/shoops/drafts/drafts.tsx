import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { UnreadableShoops } from '#clinic/shoops/unreadable-shoops.tsx';
import { shoopMessages } from '#domain/shoops/messages.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';
import { NoShoops } from '../modal/no-shoops.tsx';
import { NotUpToDate } from '../reads/not-up-to-date.tsx';
import { useShoops } from '../reads/use-shoops.ts';
import { DraftList, type DraftListProps } from './draft-list.tsx';
import { SendNotice } from './send-notice.tsx';

interface DraftsProps extends Omit<DraftListProps, 'drafts'> {
  patientId: string;
  onBack: () => void;
}

/** Renders a patient's drafts, which are fetched again each time the dialog opens. */
export function Drafts({ patientId, onBack, ...listProps }: DraftsProps) {
  const query = useShoops(patientId, shoopReadiness.drafts);
  const { outcome, sentAt } = listProps.sending;
  // A sent draft is hidden only until the list has been fetched after the sending.
  const isStillDraft = ({ id }: Shoop) => (sentAt.get(id) ?? 0) < query.dataUpdatedAt;
  const remainingDrafts = query.data?.shoops.filter(isStillDraft) ?? [];
  const isDraftGone = outcome !== null && !remainingDrafts.some(({ id }) => id === outcome.draft.id);
  const emptyState = (
    <NoShoops title={shoopMessages.noDrafts} picture="tray" onBack={onBack}>
      What you save in the form and do not send yet is kept here.
    </NoShoops>
  );
  return (
    <>
      {outcome && isDraftGone && <SendNotice outcome={outcome} takesFocus />}
      <NotUpToDate query={query} what="drafts" />
      <Loaded
        query={query}
        what="the drafts"
        hint="What is saved is not lost."
        skeleton={<CardSkeleton label="Loading the drafts" lines={6} />}
        empty={{ when: ({ unreadable }) => remainingDrafts.length + unreadable === 0, show: emptyState }}
      >
        {({ unreadable }) => (
          <>
            <UnreadableShoops count={unreadable} advice="Please do not take the list for complete." />
            <DraftList drafts={remainingDrafts} {...listProps} />
          </>
        )}
      </Loaded>
    </>
  );
}
