import type { Session } from '#api/session/session.ts';
import { Portrait } from '#ui/layout/portrait.tsx';

/** The picture beside the name: a physician's, a default one when there is none (accounts §2.3); a patient's own. */
export function MenuPortrait({ session: { role, user } }: { session: Session }) {
  if (role === 'patient' && !user.profileImage) return null;
  return <Portrait image={user.profileImage} />;
}
