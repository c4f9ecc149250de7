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
export function Drafts({ patientId, onBack, ...rest }: DraftsProps) {
  const query = useShoops(patientId, shoopReadiness.drafts);
  const { outcome, sentAt } = rest.sending;
  // A sent draft is hidden only until the list has been fetched after the sending.
  const isLeft = ({ id }: Shoop) => (sentAt.get(id) ?? 0) < query.dataUpdatedAt;
  const left = query.data?.shoops.filter(isLeft) ?? [];
  const isGone = outcome !== null && !left.some(({ id }) => id === outcome.draft.id);
  const nothing = (
    <NoShoops title={shoopMessages.noDrafts} picture="tray" onBack={onBack}>
      What you save in the form and do not send yet is kept here.
    </NoShoops>
  );
  return (
    <>
      {outcome && isGone && <SendNotice outcome={outcome} takesFocus />}
      <NotUpToDate query={query} what="drafts" />
      <Loaded
        query={query}
        what="the drafts"
        hint="What is saved is not lost."
        skeleton={<CardSkeleton label="Loading the drafts" lines={6} />}
        empty={{ when: ({ unreadable }) => left.length + unreadable === 0, show: nothing }}
      >
        {({ unreadable }) => (
          <>
            <UnreadableShoops count={unreadable} advice="Please do not take the list for complete." />
            <DraftList drafts={left} {...rest} />
          </>
        )}
      </Loaded>
    </>
  );
}
