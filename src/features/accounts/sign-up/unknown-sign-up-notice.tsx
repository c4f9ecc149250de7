import { Button } from '@mantine/core';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Notice for a sign-up whose e-mail and phone this tab does not know (decision 51). */
export function UnknownSignUpNotice({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <InlineNotice
      kind="info"
      title="You have begun to sign up before."
      action={<Button onClick={onStartAgain}>Start again</Button>}
    >
      To keep your health information private, what you entered was removed when its tab was closed. If that
      tab is still open, you can go on there. Otherwise, please start again; you can use the same email and
      phone.
    </InlineNotice>
  );
}
