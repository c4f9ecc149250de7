import { useSession } from '#api/session/use-session.ts';
import { fullName } from '#domain/values/full-name.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Notice for a signed-in user who opens a link, which may belong to another account. */
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
