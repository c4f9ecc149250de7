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
export function SendNotice({ outcome: { draft, why, isUnsure }, takesFocus = false }: SendNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const name = cannabinoidName(draft.targetCannabinoid) || 'The draft';
  return (
    <div ref={place} tabIndex={-1}>
      {why.length > 0 ? (
        <NotSaved
          title={`${name} ${isUnsure ? 'may have been' : 'is not'} sent.`}
          why={why}
          kept={takesFocus ? GONE : isUnsure ? null : KEPT}
        />
      ) : (
        <InlineNotice kind="success" title={`${name} is sent.`}>
          It stands in the Dosing History now.
        </InlineNotice>
      )}
    </div>
  );
}

const KEPT = 'The draft is kept as it is.';
const GONE = 'It is no draft any more: the list below is new.';
