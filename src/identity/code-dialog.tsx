import { Anchor, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { maskedPhone } from './masked-phone.ts';
import { CODE_LENGTH, type CodeContext, useCode } from './use-code.ts';

interface CodeDialogProps extends CodeContext {
  /** Adds 'Wrong number?', which closes the dialog. */
  canCorrectNumber?: boolean;
}

/**
 * Dialog 'Verify it's you' (accounts §2.5), for login, both registrations, the profile and invited
 * sign-ups. Mounted only while needed, so that each opening sends a new code.
 */
export default function CodeDialog({ canCorrectNumber, ...context }: CodeDialogProps) {
  const { code, setCode, error, resend, isSending, isSent, sendFailure, verify, isVerifying } =
    useCode(context);
  const isCodeComplete = code.length === CODE_LENGTH;
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error || sendFailure) codeField.current?.focus();
  }, [error, sendFailure]);

  /** The clicked link is removed during the call, so the focus moves to the field. */
  function sendAgain() {
    codeField.current?.focus();
    void resend();
  }

  return (
    <Modal opened onClose={() => context.onClose()} title="Verify it's you" closeOnClickOutside={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
      >
        <Stack gap="md">
          <CodeState phone={context.phone} isSent={isSent} isSending={isSending} sendFailure={sendFailure} />
          <CodeFailure error={error} sendFailure={sendFailure} />
          <CodeField
            ref={codeField}
            label="Verification code"
            value={code}
            onChange={setCode}
            length={CODE_LENGTH}
            readOnly={isVerifying}
            data-autofocus
          />
          <ResendCode
            hidden={isCodeComplete}
            isSending={isSending}
            isAwaited={!sendFailure}
            onResend={sendAgain}
          />
          <Button type="submit" disabled={!isCodeComplete} loading={isVerifying} fullWidth>
            Verify
          </Button>
          {canCorrectNumber && (
            <Group justify="center">
              <Anchor component="button" type="button" onClick={() => context.onClose()}>
                Wrong number?
              </Anchor>
            </Group>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

type CodeFailureProps = Pick<ReturnType<typeof useCode>, 'error' | 'sendFailure'>;

/** Error of the last check, else of the last sending. */
function CodeFailure({ error, sendFailure }: CodeFailureProps) {
  if (error) return <InlineNotice kind="error">{error}</InlineNotice>;
  if (!sendFailure) return null;
  const title = isOutcomeUnknown(sendFailure) ? 'The code may not have been sent.' : 'The code was not sent.';
  return (
    <InlineNotice kind="error" title={title}>
      {sendFailure.message}
    </InlineNotice>
  );
}

interface CodeStateProps extends Pick<ReturnType<typeof useCode>, 'isSent' | 'isSending' | 'sendFailure'> {
  phone: string;
}

/** Describes the state of the code; it counts as sent once the server confirms (accounts §2.5). */
function CodeState({ phone, isSent, isSending, sendFailure }: CodeStateProps) {
  const number = <b>{maskedPhone(phone)}</b>;
  const code = `${CODE_LENGTH}-digit code`;
  if (isSent) {
    return (
      <Text>
        Please enter the {code} that we sent to {number}.
      </Text>
    );
  }
  if (isSending) {
    return (
      <Text>
        We are sending a {code} to {number}.
      </Text>
    );
  }
  if (isOutcomeUnknown(sendFailure)) {
    return (
      <Text>
        If a {code} has come to {number}, please enter it.
      </Text>
    );
  }
  return (
    <Text>
      A {code} sent to {number} shows that it is you.
    </Text>
  );
}

interface ResendCodeProps {
  hidden: boolean;
  isSending: boolean;
  /** True unless the sending failed; the message may take a while. */
  isAwaited: boolean;
  onResend: () => void;
}

/** Link that sends another code. Its row keeps its height when empty: the button below stays. */
function ResendCode({ hidden, isSending: sending, isAwaited, onResend }: ResendCodeProps) {
  return (
    <Group mih="var(--ui-target)" gap="xs" justify="center" role="status">
      {sending && (
        <>
          <Loader size="sm" aria-hidden />
          <Text c="dimmed">Sending the code</Text>
        </>
      )}
      {!sending && !hidden && (
        <>
          {isAwaited && <Text c="dimmed">No message yet?</Text>}
          <Anchor component="button" type="button" onClick={onResend}>
            Resend SMS
          </Anchor>
        </>
      )}
    </Group>
  );
}
