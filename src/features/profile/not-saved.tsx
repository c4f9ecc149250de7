import type { ReactNode } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface NotSavedProps {
  error: Error;
  /** What is not saved: "Your changes are not saved." */
  title: string;
  /** What the reader need not fear, or can do. */
  children?: ReactNode;
}

/** Why a save failed, where it was tried: the catalogue's words, and the server's reason beside them (decision 40). */
export function NotSaved({ error, title, children }: NotSavedProps) {
  const reason = error instanceof ApiError && error.reason !== error.message ? error.reason : null;
  return (
    <InlineNotice kind="error" title={title}>
      {error.message}
      {reason && (
        <>
          <br />
          {reason}
        </>
      )}
      {children && (
        <>
          <br />
          {children}
        </>
      )}
    </InlineNotice>
  );
}
