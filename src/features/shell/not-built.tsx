import { useSession } from '#api/session/use-session.ts';
import { RestingSprout } from '#ui/illustrations/resting-sprout.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { wayBack } from './way-back.ts';

/** Stands where a page will be, and says so. */
export function NotBuilt({ title }: { title: string }) {
  const role = useSession()?.role;
  return (
    <MessagePage title={title} picture={<RestingSprout />} {...wayBack(role, '/')}>
      This page is not built yet. Nothing is wrong on your side.
    </MessagePage>
  );
}
