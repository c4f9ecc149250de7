import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { changesOf } from '#domain/shoops/safety/compare/differences.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DifferenceList } from './difference-list.tsx';

interface ChangedSinceApprovalProps {
  /** Medicines that the physician approved. */
  approved: readonly MedicinePayload[];
  /** Medicines that would be sent now. */
  current: readonly MedicinePayload[];
}

/** Returns the draft's id, or else the cannabinoid, which is unique in a Shoop. */
const idOf = ({ shoopId, targetCannabinoid }: MedicinePayload) => shoopId ?? targetCannabinoid;

/** Returns the medicines that others do not have. */
const missingFrom = (medicines: readonly MedicinePayload[], others: readonly MedicinePayload[]) => {
  const ids = new Set(others.map(idOf));
  return medicines.filter((medicine) => !ids.has(idOf(medicine)));
};

/** Lists the names of medicines. */
const listNames = (medicines: readonly MedicinePayload[]) =>
  joinWithAnd(
    medicines.map(({ targetCannabinoid }) => cannabinoidName(targetCannabinoid) || 'another medicine'),
  );

/** Alert that the Shoop changed between approval and call. The physician must approve it again. */
export function ChangedSinceApproval({ approved, current }: ChangedSinceApprovalProps) {
  const removedMedicines = missingFrom(approved, current);
  const addedMedicines = missingFrom(current, approved);
  return (
    <InlineNotice
      kind="warning"
      role="alert"
      title="This Shoop has changed since you looked at it. Nothing is sent yet."
    >
      {removedMedicines.length > 0 && <div>Not in it any more: {listNames(removedMedicines)}</div>}
      {addedMedicines.length > 0 && <div>Now in it as well: {listNames(addedMedicines)}</div>}
      <DifferenceList
        differences={changesOf(
          approved.filter((medicine) => !removedMedicines.includes(medicine)),
          current.filter((medicine) => !addedMedicines.includes(medicine)),
        )}
        firstLabel="What you looked at"
        secondLabel="What it says now"
        namesMedicine
      />
    </InlineNotice>
  );
}
