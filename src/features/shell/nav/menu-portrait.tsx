import type { Session } from '#api/session/session.ts';
import { Portrait } from '#ui/layout/portrait.tsx';

/** Picture next to the name: of a physician with a default, of a patient if any (accounts §2.3). */
export function MenuPortrait({ session: { role, user } }: { session: Session }) {
  if (role === 'patient' && !user.profileImage) return null;
  return <Portrait image={user.profileImage} />;
}
