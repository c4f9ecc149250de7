import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { PickButton } from '../modal/pick-button.tsx';
import { ShoopItem } from '../modal/shoop-item.tsx';
import { SendNotice } from './send-notice.tsx';
import { describeSendProblem } from './send-problem.ts';
import type { DraftSending } from './use-send-draft.ts';

interface DraftItemProps {
  draft: Shoop;
  /** Default of the documents; a list may pass a clearer label (decision 42). */
  editLabel?: string;
  /** True while the draft is in the form. */
  isLoaded: boolean;
  sending: DraftSending;
  /** Loads the draft into the form. */
  onEdit: () => void;
}

/** Draft in short, with buttons to edit it or send it as it is. */
export function DraftItem({ draft, editLabel = 'Edit to Shoop', isLoaded, sending, onEdit }: DraftItemProps) {
  const problemId = useId();
  const { send, sendingId, isAsking, outcome } = sending;
  const isSending = sendingId === draft.id && !isAsking;
  const problem = describeSendProblem(draft, isLoaded);
  // If the button stays disabled after a sending, the item takes the focus.
  const sendButton = useRestoredFocus(isSending, (pressed) => pressed.closest<HTMLElement>('[data-item]'));
  return (
    <ShoopItem
      shoop={draft}
      head={
        <>
          <span>
            Saved <time dateTime={draft.createdAt}>{formatShoopDate(draft.createdAt)}</time>
          </span>
          <span>Not sent</span>
        </>
      }
      notice={
        <>
          {/* A success is shown above the list, which the draft has left by then. */}
          {outcome !== null && outcome.reasons.length > 0 && outcome.draft.id === draft.id && (
            <SendNotice outcome={outcome} />
          )}
          {problem && (
            <Text id={problemId} size="sm" c="dimmed">
              {problem}
            </Text>
          )}
        </>
      }
    >
      <PickButton
        label={editLabel}
        pickedLabel="Draft Shoop Added"
        isPicked={isLoaded}
        targetCannabinoid={draft.targetCannabinoid}
        onPick={onEdit}
      />
      <Button
        ref={sendButton}
        variant="default"
        disabled={problem !== null || (sendingId !== null && sendingId !== draft.id)}
        loading={isSending}
        aria-describedby={problem ? problemId : undefined}
        onClick={() => void send(draft)}
      >
        Send
      </Button>
    </ShoopItem>
  );
}
