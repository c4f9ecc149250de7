import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import classes from './all-done.module.css';
import { useSubject } from './subject.ts';

interface AllDoneProps {
  /** Sentence about the completed sections. */
  summary: string;
  /** Further actions next to the dashboard link. */
  children?: ReactNode;
}

/** Card at the end of a patient's own intake, with the next steps and links. */
export function AllDone({ summary, children }: AllDoneProps) {
  return (
    <div data-no-print>
      <Card title="All done" description={summary}>
        <ul className={classes.nextSteps}>
          <li>Every physician who treats you can read these answers now.</li>
          <li>What they recommend to you appears on your dashboard.</li>
          <li>When something changes, come back and change your answer.</li>
        </ul>
        <div className={classes.actions}>
          <DashboardLink />
          {children}
        </div>
      </Card>
    </div>
  );
}

/** Link from a finished intake to the dashboard. */
export function DashboardLink() {
  const { finishPath } = useSubject();
  return <LinkButton to={finishPath}>Go to your dashboard</LinkButton>;
}
