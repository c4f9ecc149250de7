import { linkOptions } from '@tanstack/react-router';
import { Letter } from '#ui/illustrations/letter.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** Thank you for signing up (accounts §2.10). */
export function CheckMail() {
  return (
    <MessagePage
      title="Thank you for signing up"
      picture={<Letter />}
      label="Go to Login"
      link={linkOptions({ to: '/login' })}
    >
      Please check your email: we have sent you a link to set your password. If you cannot find it, please
      look in your spam folder, too.
    </MessagePage>
  );
}
