import { Anchor, Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { maskedPhone } from './masked-phone.ts';
import { CODE_LENGTH, type CodeContext, useCode } from './use-code.ts';

interface CodeDialogProps extends CodeContext {
  /** Offers 'Wrong number?', which closes the dialog. */
  canCorrectNumber?: boolean;
}

/**
 * 'Verify it's you' (accounts §2.5), for login, both registrations, the profile and an invited sign-up. Mounted
 * while it is needed: each opening starts with a fresh code.
 */
export default function CodeDialog({ canCorrectNumber, ...context }: CodeDialogProps) {
  const { code, setCode, error, resend, sending, verify, verifying } = useCode(context);
  const complete = code.length === CODE_LENGTH;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  /** The link that was pressed goes away while a code is sent. */
  function sendAgain() {
    field.current?.focus();
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
          <Text>
            Please enter the {CODE_LENGTH}-digit code that we text to <b>{maskedPhone(context.phone)}</b>.
          </Text>
          {error && <InlineNotice kind="error">{error}</InlineNotice>}
          <CodeField
            ref={field}
            label="Verification code"
            value={code}
            onChange={setCode}
            length={CODE_LENGTH}
            readOnly={verifying}
            data-autofocus
          />
          <Resend hidden={complete} sending={sending} onResend={sendAgain} />
          <Button type="submit" disabled={!complete} loading={verifying} fullWidth>
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

interface ResendProps {
  hidden: boolean;
  sending: boolean;
  onResend: () => void;
}

/** Keeps its room when it has nothing to say, so that the button under it stays put. */
function Resend({ hidden, sending, onResend }: ResendProps) {
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
          <Text c="dimmed">No message yet?</Text>
          <Anchor component="button" type="button" onClick={onResend}>
            Resend SMS
          </Anchor>
        </>
      )}
    </Group>
  );
}
