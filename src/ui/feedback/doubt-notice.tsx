import { Button, Group } from '@mantine/core';
import { InlineNotice } from './inline-notice.tsx';
import { KEPT } from './not-saved.tsx';

interface DoubtNoticeProps {
  /** What was to be done with it. */
  done?: 'saved' | 'sent';
  /** What was sent, as the sentence's subject: "Your check-up". */
  what: string;
  /** What is known of it: it is looked for, it is not there, nobody can tell, or it is there as it was sent before. */
  doubt: 'looking' | 'missing' | 'unsure' | 'saved before';
  /** Looks, and sends nothing; absent where that is not offered. */
  onLook?: () => void;
  /** Sends it without looking first; absent where the form around it is to be sent as ever. */
  onSend?: () => void;
}

/** After an answer was lost: what is known of what was sent, and what can be done, before it is sent a second time. */
export function DoubtNotice({ what, done = 'saved', doubt, onLook, onSend }: DoubtNoticeProps) {
  const mayBeSaved = `${what} may have been ${done}.`;
  if (doubt === 'looking') {
    return (
      <InlineNotice kind="info" role="status" title={mayBeSaved}>
        The clinic’s answer did not reach us. We are looking whether it is there.
      </InlineNotice>
    );
  }
  if (doubt === 'saved before') {
    return (
      <InlineNotice
        kind="success"
        title={
          done === 'sent'
            ? `${what} was sent as it stood when you pressed Send.`
            : `${what} was saved as you sent it before.`
        }
      >
        What you have changed since then is not {done}.
      </InlineNotice>
    );
  }
  if (doubt === 'missing') {
    return (
      <InlineNotice
        kind="error"
        title={`${what} is not ${done}.`}
        action={
          <Button variant="default" size="sm" type={onSend ? 'button' : 'submit'} onClick={onSend}>
            Send it again
          </Button>
        }
      >
        The clinic’s answer did not reach us, so we looked: it is not there. {KEPT}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      kind="error"
      title={mayBeSaved}
      action={
        <Group gap="sm">
          {onLook && (
            <Button variant="default" size="sm" onClick={onLook}>
              Look again
            </Button>
          )}
          <Button variant="default" size="sm" type={onSend ? 'button' : 'submit'} onClick={onSend}>
            Send it again anyway
          </Button>
        </Group>
      }
    >
      We can’t reach the clinic to find out. Sent again, it might be there twice. {KEPT}
    </InlineNotice>
  );
}
