import { MessagePage } from '#ui/layout/message-page.tsx';
import { useOnwardLink } from './use-onward-link.ts';

/** Page after the patient's sign-up: the link is sent by e-mail (accounts §2.10). */
export function CheckMail() {
  return (
    <MessagePage title="Thank you for signing up" picture="letter" {...useOnwardLink()}>
      Please check your email: we have sent you a link to set your password. If you cannot find it, please
      look in your spam folder, too.
    </MessagePage>
  );
}
