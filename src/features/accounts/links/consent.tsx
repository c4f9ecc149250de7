import { MessagePage } from '#ui/layout/message-page.tsx';
import { useOnwardLink } from './use-onward-link.ts';

/** Page with the consent statement (accounts §2.12). */
export function Consent() {
  return (
    <MessagePage title="Consent" picture="sharedLeaf" {...useOnwardLink()}>
      You agree to share your health information with the professionals whom you choose. You can change this
      at any time by contacting support.
    </MessagePage>
  );
}
