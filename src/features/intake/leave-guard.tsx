import { readSession } from '#api/session/session.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';

interface Place {
  readonly routeId: string;
  readonly params: object;
}

/** The same wizard for the same person, whatever its section: only the optional last parameter may differ. */
function isSameIntake(current: Place, next: Place): boolean {
  const who = (params: object) => JSON.stringify({ ...params, section: undefined });
  return current.routeId === next.routeId && who(current.params) === who(next.params);
}

/** Going from section to section is not leaving, and a session that has ended is never held up. */
export function IntakeLeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  return <LeaveGuard unsaved={unsaved} holds={() => readSession() !== null} staysOn={isSameIntake} />;
}
