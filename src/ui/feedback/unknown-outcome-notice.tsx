import { Button, Group } from '@mantine/core';
import { InlineNotice } from './inline-notice.tsx';
import { INPUT_KEPT } from './not-saved.tsx';

interface UnknownOutcomeNoticeProps {
  /** Verb of the write. */
  done?: 'saved' | 'sent';
  /** Subject of the sentences: "Your check-up". */
  what: string;
  /** Check in flight; not on the server; check failed; on the server without the latest changes. */
  outcome: 'checking' | 'missing' | 'unsure' | 'saved before';
  /** Only checks the server, or sends at once. If absent, a button submits the form around it. */
  onRetry?: (mode: 'check' | 'send') => void;
}

/** Notice of a lost answer: the result of the check, and the ways to go on. */
export function UnknownOutcomeNotice(props: UnknownOutcomeNoticeProps) {
  const { what, done = 'saved', outcome, onRetry } = props;
  const mayBeSaved = `${what} may have been ${done}.`;
  switch (outcome) {
    case 'checking':
      return (
        <InlineNotice kind="info" role="status" title={mayBeSaved}>
          The clinic’s answer did not reach us. We are looking whether it is there.
        </InlineNotice>
      );
    case 'saved before':
      return (
        <InlineNotice kind="success" title={describeEarlierVersion(what, done)}>
          What you have changed since then is not {done}.
        </InlineNotice>
      );
    case 'missing':
      return (
        <InlineNotice
          kind="error"
          title={`${what} is not ${done}.`}
          action={<SendButton onRetry={onRetry}>Send it again</SendButton>}
        >
          The clinic’s answer did not reach us, so we looked: it is not there. {INPUT_KEPT}
        </InlineNotice>
      );
    case 'unsure':
      return (
        <InlineNotice kind="error" title={mayBeSaved} action={<UnsureActions onRetry={onRetry} />}>
          We can’t reach the clinic to find out. Sent again, it might be there twice. {INPUT_KEPT}
        </InlineNotice>
      );
  }
}

/** Returns the title for a record that reached the server without the latest changes. */
const describeEarlierVersion = (what: string, done: 'saved' | 'sent') =>
  done === 'sent'
    ? `${what} was sent as it stood when you pressed Send.`
    : `${what} was saved as you sent it before.`;

type RetryProps = Pick<UnknownOutcomeNoticeProps, 'onRetry'>;

/** Buttons for a check that failed: check again, or send at the risk of a duplicate. */
function UnsureActions({ onRetry }: RetryProps) {
  return (
    <Group gap="sm">
      {onRetry && (
        <Button variant="default" size="sm" onClick={() => onRetry('check')}>
          Look again
        </Button>
      )}
      <SendButton onRetry={onRetry}>Send it again anyway</SendButton>
    </Group>
  );
}

/** Button that sends the record again. */
function SendButton({ onRetry, children }: RetryProps & { children: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      type={onRetry ? 'button' : 'submit'}
      onClick={() => onRetry?.('send')}
    >
      {children}
    </Button>
  );
}
