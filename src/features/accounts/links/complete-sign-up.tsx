import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { LinkGate } from './link-gate.tsx';
import { PhoneForm } from './phone-form.tsx';

/** Page where an invited patient verifies the phone (accounts §4.3, physician §2). */
export function CompleteSignUp({ code }: { code: string }) {
  return (
    <Page
      title="Verify Phone Number"
      lead="Your clinic has invited you. Please tell us your phone number, and we will text you a code."
      width="narrow"
      centered
    >
      <Card>
        <LinkGate code={code} fields={1}>
          {(email) => <PhoneForm code={code} email={email} />}
        </LinkGate>
      </Card>
    </Page>
  );
}
