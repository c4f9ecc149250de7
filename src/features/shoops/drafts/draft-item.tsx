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
  isLoaded: boolean;
  sending: DraftSending;
  onEdit: () => void;
}

/** Renders a draft as the patient would read it, with buttons to edit it or send it as it is. */
export function DraftItem({ draft, editLabel = 'Edit to Shoop', isLoaded, sending, onEdit }: DraftItemProps) {
  const reasonId = useId();
  const { send, sendingId, isAsking, outcome } = sending;
  const isSending = sendingId === draft.id && !isAsking;
  const reason = describeSendProblem(draft, isLoaded);
  const button = useRestoredFocus(isSending, (pressed) => pressed.closest<HTMLElement>('[data-item]'));
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
          {outcome !== null && outcome.why.length > 0 && outcome.draft.id === draft.id && (
            <SendNotice outcome={outcome} />
          )}
          {reason && (
            <Text id={reasonId} size="sm" c="dimmed">
              {reason}
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
        ref={button}
        variant="default"
        disabled={reason !== null || (sendingId !== null && sendingId !== draft.id)}
        loading={isSending}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => void send(draft)}
      >
        Send
      </Button>
    </ShoopItem>
  );
}
