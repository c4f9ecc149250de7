import { MessagePage } from '#ui/layout/message-page.tsx';
import { useOnwardLink } from './use-onward-link.ts';

/** Last page of a sign-up (accounts §2.1, physician §2 'Physician Registration', decision 21). */
export function CompleteStep() {
  return (
    <MessagePage title="Thank you for joining" picture="openGate" {...useOnwardLink()}>
      You are one step closer to helping more patients use cannabis safely. We will notify you once your
      application is processed.
    </MessagePage>
  );
}
