import { Text } from '@mantine/core';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { DraftItem } from './draft-item.tsx';
import type { DraftSending } from './use-send-draft.ts';

/** Drafts that are listed at first and added by each "Load more" (physician §9). */
const DRAFTS_PER_PAGE = 2;

export interface DraftListProps {
  drafts: readonly Shoop[];
  sending: DraftSending;
  /** Ids of the drafts that are in the form. */
  loadedIds: readonly string[];
  onEdit: (draft: Shoop) => void;
}

/** List of a patient's drafts, each with its own Edit and Send. */
export function DraftList({ drafts, sending, loadedIds, onEdit }: DraftListProps) {
  if (drafts.length === 0) return null;
  return (
    <>
      {drafts.length > 1 && (
        <Text c="dimmed">
          Each draft is one medicine, and Send sends it alone. To send several together, add each to the form
          and use Save &amp; Send there.
        </Text>
      )}
      <PagedList items={drafts} step={DRAFTS_PER_PAGE} what="drafts" gap="md">
        {(draft) => (
          <li key={draft.id}>
            <DraftItem
              draft={draft}
              editLabel="Edit Draft Shoop"
              isLoaded={loadedIds.includes(draft.id)}
              sending={sending}
              onEdit={() => onEdit(draft)}
            />
          </li>
        )}
      </PagedList>
    </>
  );
}
