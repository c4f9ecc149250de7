import { useRouterState } from '@tanstack/react-router';
import { useSession } from '#api/session/use-session.ts';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { notFoundLink } from './not-found-link.ts';

/** Page for an unknown URL (accounts §2.13). */
export default function NotFoundPage() {
  const role = useSession()?.role;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <MessagePage title="Page not found" picture="signpost" {...notFoundLink(role, pathname)}>
      The page you were looking for was moved or doesn't exist.
    </MessagePage>
  );
}
