import { linkOptions } from '@tanstack/react-router';
import { LateLetter } from '#ui/illustrations/late-letter.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';

/** accounts §2.11. */
export function ExpiredLink() {
  return (
    <MessagePage
      title="Expired link"
      picture={<LateLetter />}
      label="Go to Login"
      link={linkOptions({ to: '/login' })}
      more={
        <LinkAnchor to="/forgotPassword" display="inline-block" py="sm">
          Forgot Password
        </LinkAnchor>
      }
    >
      This email set password link is expired
    </MessagePage>
  );
}
