import { MessagePage } from '#ui/layout/message-page.tsx';
import { useWayOn } from './use-way-on.ts';

/** Page with the consent statement (accounts §2.12). */
export function Consent() {
  return (
    <MessagePage title="Consent" picture="sharedLeaf" {...useWayOn()}>
      You agree to share your health information with the professionals whom you choose. You can change this
      at any time by contacting support.
    </MessagePage>
  );
}
