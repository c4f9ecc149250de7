import { useRef } from 'react';
import type { ApiError } from '#api/client/api-error.ts';
import type { Doubt, How } from '#api/use-creation.ts';
import { messages } from '#domain/messages.ts';
import { DoubtNotice } from '#ui/feedback/doubt-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';

const FREE = 'We have asked: no account has this email address, so it is not the cause.';

interface NotAddedProps {
  error: ApiError | null;
  doubt: Doubt | null;
  /** The clinic says that no account has the email, whatever the toast says (physician §8). */
  isFree: boolean;
  /** Submits the form that this stands in. */
  onPress: (form: HTMLFormElement | null, how: How) => void;
}

/** Why the patient is not added, above the button (decision 40). An email that is taken is told at its field. */
export function NotAdded({ error, doubt, isFree, onPress }: NotAddedProps) {
  const root = useRef<HTMLDivElement>(null);
  const press = (how: How) => () => onPress(root.current?.closest('form') ?? null, how);
  if (doubt)
    return (
      <div ref={root}>
        <DoubtNotice what="The new patient" doubt={doubt} onLook={press('look')} onSend={press('send')} />
      </div>
    );
  if (!error) return null;
  const isAboutEmail = error.toast === messages.emailRegistered;
  if (isAboutEmail && error.status === 409) return null;
  const why = isAboutEmail ? [error.reason, ...(isFree ? [FREE] : [])] : [error.message];
  return <NotSaved title="The patient is not added." why={why} />;
}
