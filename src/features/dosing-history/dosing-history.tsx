import { useSession } from '#api/session/use-session.ts';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { fullName } from '#domain/values/full-name.ts';
import { type FixedHead, Page } from '#ui/layout/page.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { DosingRecord } from './dosing-record.tsx';

/** Heading of the page (physician §2, 'Patient Dosing History'). */
export const dosingHistoryHead: FixedHead = {
  heading: 'Dosing History',
  lead: 'Your medical records. Now in your Hands',
};

/** Page with all Shoops sent to the signed-in patient (physician §2, 'Patient Dosing History'). */
export function DosingHistory() {
  const user = useSession()?.user;
  const patient = { name: user ? fullName(user) : '', birthLine: formatBirthDateLine(user?.dob) };
  return (
    <Page title={dosingHistoryHead.heading} {...dosingHistoryHead}>
      {user && (
        <PrintedPage
          personName={patient.name}
          personDetail={patient.birthLine}
          formatPrintTime={formatPrintDateLine}
        />
      )}
      <DosingRecord patient={patient} />
    </Page>
  );
}
