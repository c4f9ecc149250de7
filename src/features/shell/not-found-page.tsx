import { useRouterState } from '@tanstack/react-router';
import { useSession } from '#api/session/use-session.ts';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { wayBack } from './way-back.ts';

/** Page for an unknown URL (accounts §2.13). */
export default function NotFoundPage() {
  const role = useSession()?.role;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <MessagePage title="Page not found" picture="signpost" {...wayBack(role, pathname)}>
      The page you were looking for was moved or doesn't exist.
    </MessagePage>
  );
}
