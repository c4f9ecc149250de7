import { MessagePage } from '#ui/layout/message-page.tsx';
import { useWayOn } from './use-way-on.ts';

/** Last page of a sign-up (accounts §2.1, physician §2 'Physician Registration', decision 21). */
export function CompleteStep() {
  return (
    <MessagePage title="Thank you for joining" picture="openGate" {...useWayOn()}>
      You are one step closer to helping more patients use cannabis safely. We will notify you once your
      application is processed.
    </MessagePage>
  );
}
