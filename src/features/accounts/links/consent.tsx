import { linkOptions } from '@tanstack/react-router';
import { Signpost } from '#ui/illustrations/signpost.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** accounts §2.12. */
export function Consent() {
  return (
    <MessagePage
      title="Consent"
      picture={<Signpost />}
      label="Go to Login"
      link={linkOptions({ to: '/login' })}
    >
      You agree to share your health information with the professionals whom you choose. You can change this
      at any time by contacting support.
    </MessagePage>
  );
}
