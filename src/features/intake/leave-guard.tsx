import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/same-record.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';

/** Going from section to section, or to another tab of the patient's page, is not leaving, and a session that has ended is never held up. */
export function IntakeLeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  return (
    <LeaveGuard
      unsaved={unsaved}
      kept="They stay in this browser for a day, and are offered to you when you come back."
      holds={() => readSession() !== null}
      staysOn={isSameRecord}
    />
  );
}
