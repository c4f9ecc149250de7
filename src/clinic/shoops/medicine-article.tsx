import { Title, type TitleOrder } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { listDosageProblems } from '#domain/shoops/dosage-summary.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { joinNames } from '#domain/values/names.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Fact } from '#ui/layout/fact.tsx';
import { FreeText } from './free-text.tsx';
import { IngestionMethod } from './ingestion-method.tsx';

export interface MedicineViewProps {
  shoop: Shoop;
  titleOrder?: TitleOrder;
  /** True to show the notes of the clinic's admins (physician §2, 'Patient Dosing History'). */
  showsAdminNotes?: boolean;
}

interface MedicineArticleProps extends MedicineViewProps {
  /** Title of the notice that lists why the medicine cannot be taken as recommended. */
  problemsTitle: string;
  /** Class names of the style sheet that lays out the article. */
  classes: Readonly<Record<string, string>>;
  /** Doses of the medicine. */
  children: ReactNode;
}

/** Medicine with its doses, problems and facts, laid out by the caller's style sheet. */
export function MedicineArticle({
  shoop,
  titleOrder = 3,
  showsAdminNotes = false,
  problemsTitle,
  classes,
  children,
}: MedicineArticleProps) {
  const titleId = useId();
  const { targetCannabinoid, terpenes } = shoop;
  const problems = listDosageProblems(shoop);
  return (
    <article className={classes.medicine} aria-labelledby={titleId}>
      <Title order={titleOrder} id={titleId} className={classes.cannabinoid}>
        {targetCannabinoid ? <bdi>{cannabinoidName(targetCannabinoid)}</bdi> : <em>Cannabinoid not given</em>}
      </Title>
      {children}
      {problems.length > 0 && (
        <InlineNotice kind="warning" title={problemsTitle}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </InlineNotice>
      )}
      <dl className={classes.facts}>
        <Fact label="How to take it">
          <IngestionMethod method={shoop.ingestionMethod} />
        </Fact>
        <Fact label="Dosage notes">
          <FreeText missing={shoopMessages.noNote}>{shoop.note}</FreeText>
        </Fact>
        {terpenes.length > 0 && (
          <Fact label="Terpenes">
            <FreeText>{joinNames(terpenes)}</FreeText>
          </Fact>
        )}
        {showsAdminNotes && <AdminNotes>{shoop.adminNotes}</AdminNotes>}
      </dl>
    </article>
  );
}

/** Notes of the clinic's admins on a Shoop, or the documented text if there are none. */
export function AdminNotes({ children }: { children: string }) {
  return (
    <Fact label="Notes from the clinic">
      <FreeText missing={shoopMessages.noAdminNotes}>{children}</FreeText>
    </Fact>
  );
}
