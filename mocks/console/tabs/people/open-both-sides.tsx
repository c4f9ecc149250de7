import { Button } from '@mantine/core';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { readPage, readTheatreUrl } from '../../theatre/app-page.ts';
import { planBothSides } from '../../theatre/plan-both-sides.ts';
import { formatTheatreQuery } from '../../theatre/theatre-address.ts';
import { useConsole } from '../../use-console.ts';
import { usePagePath } from '../../use-page-path.ts';
import { findPatientOfPage } from './find-people.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

/**
 * Link to this page and one of the other side of the clinic, side by side. None within a frame, nor
 * in a build that knows an API, which has no theatre.
 */
export function OpenBothSides() {
  const { tables } = useConsole();
  const account = useSignedInUser()?.account ?? null;
  const patientId = findPatientOfPage(tables.accounts, usePagePath())?.id;
  if (window !== window.top || !import.meta.env.THEATRE_PATH) return null;
  const first = { account, page: readPage(window) ?? '', patientId };
  const query = formatTheatreQuery(planBothSides(tables, window.innerWidth, first));
  return (
    <Section
      title="Two seats"
      hint="This page, and one of the other side of the clinic next to it, with a session of its own."
    >
      <div className={classes.actions}>
        <Button component="a" variant="default" href={readTheatreUrl() + query}>
          Open both sides
        </Button>
      </div>
    </Section>
  );
}
