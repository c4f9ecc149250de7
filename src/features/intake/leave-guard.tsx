import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/same-record.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';

/** Going from section to section, or to another tab of the patient's page, is not leaving, and a session that has ended is never held up. */
export function IntakeLeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  return <LeaveGuard unsaved={unsaved} holds={() => readSession() !== null} staysOn={isSameRecord} />;
}
