import { Button } from '@mantine/core';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { useSession } from '#api/session/use-session.ts';
import { intakeProgress } from '#domain/intake/progress.ts';
import { formatBirthDateLine, formatPrintDateLine } from '#domain/printed-record.ts';
import { formatDay } from '#domain/values/dates.ts';
import { fullName } from '#domain/values/full-name.ts';
import { Page } from '#ui/layout/page.tsx';
import { PrintedPage } from '#ui/layout/printed-page.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { LoadGroup } from '#ui/loading/load-group.tsx';
import { DashboardLink } from '../all-done.tsx';
import { MissingSections } from '../missing-sections.tsx';
import { useSubject } from '../subject.ts';
import classes from './check-answers.module.css';
import { IntakeReview } from './intake-review.tsx';

/** Page with a patient's whole intake, before Summary: missing sections, then all answers. */
export function CheckAnswers() {
  const user = useSession()?.user;
  return (
    <Page
      title="Check your answers"
      heading={
        <>
          <span className={classes.onScreen}>Check your answers</span>
          <span className={classes.onPaper}>Health Intake</span>
        </>
      }
      lead={
        <>
          <span className={classes.onScreen}>
            This is everything you have told us. Your physician reads the same.
          </span>
          <span className={`${classes.onPaper} ${classes.printedIdentity}`}>
            {user && fullName(user)}
            <br />
            {formatDay(new Date())}
          </span>
        </>
      }
      actions={<PrintButton />}
      width="wide"
    >
      {user && (
        <PrintedPage
          personName={fullName(user)}
          personDetail={formatBirthDateLine(user.dob)}
          formatPrintTime={formatPrintDateLine}
        />
      )}
      {/* With a section in the URL's hash, the page scrolls there, so movement above is not
          seen. */}
      <div className={classes.page} data-from-top={window.location.hash === '' || undefined}>
        <LoadGroup what="your answers">
          <MissingSections />
          <IntakeReview editable />
        </LoadGroup>
        <div className={classes.nextStep} data-no-print>
          <NextStepLink />
        </div>
      </div>
    </Page>
  );
}

/** Link below the answers: to Summary, the last section, or to the dashboard if all is done. */
function NextStepLink() {
  const { scope, linkTo } = useSubject();
  const { data } = useQuery(endpointQuery(readIntakeStatus, { subject: scope }));
  if (intakeProgress(data?.sections).isDone) return <DashboardLink />;
  return <LinkButton {...linkTo('summary')}>Go on to Summary</LinkButton>;
}

/** Print button. Waits until all answers are loaded, so that none is missing on paper. */
function PrintButton() {
  const isLoading =
    useIsFetching({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('intake/') }) > 0;
  return (
    <Button variant="default" loading={isLoading} onClick={() => window.print()}>
      Print
    </Button>
  );
}
