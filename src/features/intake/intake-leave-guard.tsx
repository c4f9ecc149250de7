import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/is-same-record.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';

/** Guards unsaved answers against leaving the patient's record, unless the session has ended. */
export function IntakeLeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  return (
    <LeaveGuard
      unsaved={unsaved}
      kept="They stay in this browser for a day, and are offered to you when you come back."
      canBlock={() => readSession() !== null}
      isSamePage={isSameRecord}
    />
  );
}
