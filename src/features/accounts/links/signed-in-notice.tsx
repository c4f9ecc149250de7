import { useSession } from '#api/use-session.ts';
import { fullName } from '#domain/full-name.ts';
import { InlineNotice } from '#ui/inline-notice.tsx';

/** A link may be opened where somebody is signed in, who need not be its owner. */
export function SignedInNotice() {
  const user = useSession()?.user;
  if (!user) return null;
  const name = fullName(user);
  return (
    <InlineNotice kind="info" title={name ? `You are logged in as ${name}` : 'You are logged in'}>
      Once the password is set you will be logged out here, so that its owner can log in.
    </InlineNotice>
  );
}
