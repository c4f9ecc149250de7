import { Card } from '#ui/layout/card.tsx';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { LinkGate } from './link-gate.tsx';
import { PhoneForm } from './phone-form.tsx';

/** Heading of the page. */
export const completeSignUpHead: FixedHead = {
  heading: 'Verify Phone Number',
  lead: 'Your clinic has invited you. Please tell us your phone number, and we will text you a code.',
  width: 'narrow',
  centered: true,
};

/** Page where an invited patient verifies the phone (accounts §4.3, physician §2). */
export function CompleteSignUp({ code }: { code: string }) {
  return (
    <Page title={completeSignUpHead.heading} {...completeSignUpHead}>
      <Card>
        <LinkGate code={code} fields={1}>
          {(email) => <PhoneForm code={code} email={email} />}
        </LinkGate>
      </Card>
    </Page>
  );
}
