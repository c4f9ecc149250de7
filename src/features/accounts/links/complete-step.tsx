import { OpenGate } from '#ui/illustrations/open-gate.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { useWayOn } from './use-way-on.ts';

/** Thank you for joining (accounts §2.1, decision 21). */
export function CompleteStep() {
  return (
    <MessagePage title="Thank you for joining" picture={<OpenGate />} {...useWayOn()}>
      Your password is set, and your account is ready.
    </MessagePage>
  );
}
