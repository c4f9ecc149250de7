import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { changesOf } from '#domain/shoops/safety/differences.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DifferenceList } from './difference-list.tsx';

interface ChangedMeanwhileProps {
  /** What was shown when somebody said yes. */
  former: readonly MedicinePayload[];
  now: readonly MedicinePayload[];
}

/** Between the yes and the call somebody has changed it: nothing was sent, and it is asked anew. */
export function ChangedMeanwhile({ former, now }: ChangedMeanwhileProps) {
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title="This Shoop has changed since you looked at it. Nothing is sent yet."
    >
      <DifferenceList
        differences={changesOf(former, now)}
        first="What you looked at"
        second="What it says now"
        ofSeveral
      />
    </InlineNotice>
  );
}
