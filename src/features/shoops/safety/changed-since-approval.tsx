import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { changesOf } from '#domain/shoops/safety/compare/differences.ts';
import { joinWithAnd } from '#domain/shoops/safety/words.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DifferenceList } from './difference-list.tsx';

interface ChangedMeanwhileProps {
  /** Medicines that the physician approved. */
  former: readonly MedicinePayload[];
  now: readonly MedicinePayload[];
}

/** Returns the draft's id, or else the cannabinoid, which is unique in a Shoop. */
const idOf = ({ shoopId, targetCannabinoid }: MedicinePayload) => shoopId ?? targetCannabinoid;
const notIn = (medicines: readonly MedicinePayload[], others: readonly MedicinePayload[]) => {
  const ids = new Set(others.map(idOf));
  return medicines.filter((medicine) => !ids.has(idOf(medicine)));
};
const names = (medicines: readonly MedicinePayload[]) =>
  joinWithAnd(
    medicines.map(({ targetCannabinoid }) => cannabinoidName(targetCannabinoid) || 'another medicine'),
  );

/** Alert that the Shoop changed between approval and call. The physician must approve it again. */
export function ChangedSinceApproval({ former, now }: ChangedMeanwhileProps) {
  const gone = notIn(former, now);
  const added = notIn(now, former);
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title="This Shoop has changed since you looked at it. Nothing is sent yet."
    >
      {gone.length > 0 && <div>Not in it any more: {names(gone)}</div>}
      {added.length > 0 && <div>Now in it as well: {names(added)}</div>}
      <DifferenceList
        differences={changesOf(
          former.filter((one) => !gone.includes(one)),
          now.filter((one) => !added.includes(one)),
        )}
        first="What you looked at"
        second="What it says now"
        ofSeveral
      />
    </InlineNotice>
  );
}
