import { linkOptions } from '@tanstack/react-router';
import { RestingSprout } from '#ui/illustrations/resting-sprout.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** Thank you for joining (accounts §2.1, decision 21). */
export function CompleteStep() {
  return (
    <MessagePage
      title="Thank you for joining"
      picture={<RestingSprout />}
      label="Go to Login"
      link={linkOptions({ to: '/login' })}
    >
      Your password is set and your account is ready. You can log in now.
    </MessagePage>
  );
}
