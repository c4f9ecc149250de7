import { useEffect, useRef } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import type { SendOutcome } from './use-send-draft.ts';

interface SendNoticeProps {
  outcome: SendOutcome;
  /** True if the draft has left the list. The notice then takes the focus that the draft had. */
  takesFocus?: boolean;
}

/** Outcome of sending a draft, shown in place because a toast disappears too soon (decision 40). */
export function SendNotice({ outcome: { draft, reasons, isUnsure }, takesFocus = false }: SendNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const name = cannabinoidName(draft.targetCannabinoid) || 'The draft';
  return (
    <div ref={notice} tabIndex={-1}>
      {reasons.length > 0 ? (
        <NotSaved
          title={`${name} ${isUnsure ? 'may have been' : 'is not'} sent.`}
          why={reasons}
          // Null says nothing of what is kept: the draft may be sent or not.
          kept={takesFocus ? DRAFT_GONE : isUnsure ? null : DRAFT_KEPT}
        />
      ) : (
        <InlineNotice kind="success" title={`${name} is sent.`}>
          It stands in the Dosing History now.
        </InlineNotice>
      )}
    </div>
  );
}

const DRAFT_KEPT = 'The draft is kept as it is.';
const DRAFT_GONE = 'It is no draft any more: the list below is new.';
