import type { Session } from '#api/session/session.ts';
import type { homePath } from '#domain/paths/home-path.ts';
import { MessagePage } from '#ui/layout/message-page.tsx';

interface UnauthorizedProps {
  requiredRole: Session['role'];
  /** The user's own dashboard. */
  home: (typeof homePath)[Session['role']];
}

const roleNames = { patient: 'Patient', physician: 'Physician' };

/** Page for a user without the required role (accounts §2.2). */
export function Unauthorized({ requiredRole, home }: UnauthorizedProps) {
  return (
    <MessagePage title="Unauthorized Access" picture="gate" label="Dashboard" link={{ to: home }}>
      You must be logged in as {roleNames[requiredRole]} to access this portal.
    </MessagePage>
  );
}
