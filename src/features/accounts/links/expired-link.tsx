import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';

/** Page for a link that is used up or too old (accounts §2.11). */
export function ExpiredLink() {
  return (
    <MessagePage
      title="Expired link"
      picture="lateLetter"
      label="Go to Login"
      link={linkOptions({ to: '/login' })}
      more={
        <>
          <LinkAnchor to="/forgotPassword" display="inline-block" py="sm">
            Forgot Password
          </LinkAnchor>
          <Text c="dimmed" ta="center">
            The link was used already, or it is too old. What you have saved is safe.
          </Text>
        </>
      }
    >
      This email set password link is expired
    </MessagePage>
  );
}
