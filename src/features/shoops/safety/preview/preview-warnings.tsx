import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { doseWarningsAt, incompleteLines, medicineNames } from '#domain/shoops/safety/incomplete-lines.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { type ShoopWarning, warningsOf } from '#domain/shoops/safety/warnings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useSafetyContext } from '../use-safety-context.ts';
import { WarningItems } from '../warning-list.tsx';
import classes from '../warnings.module.css';
import { PreviewIncomplete } from './preview-incomplete.tsx';

interface PreviewWarningsProps {
  patientId: string;
  answers: readonly Answers[];
}

/** Dose warnings, then incomplete warnings, then the facts that could not be compared. */
export function PreviewWarnings({ patientId, answers }: PreviewWarningsProps) {
  const safety = useSafetyContext(patientId);
  const warnings = useMemo(() => warningsOf(answers, safety), [answers, safety]);
  if (warnings.length === 0 && safety.unknown.length === 0) return null;
  const names = medicineNames(answers);
  return (
    <Stack gap="sm">
      <DoseWarnings warnings={warnings} names={names} />
      <PreviewIncomplete lines={incompleteLines(warnings)} names={names} />
      {safety.unknown.length > 0 && (
        <InlineNotice kind="warning" title="Not everything could be compared.">
          We could not load {joinWithAnd(safety.unknown)} of this patient.
        </InlineNotice>
      )}
    </Stack>
  );
}

interface DoseWarningsProps {
  warnings: readonly ShoopWarning[];
  names: readonly string[];
}

/** Compact list of all dose warnings, with the medicines' names if there are several. */
function DoseWarnings({ warnings, names }: DoseWarningsProps) {
  const groups = names
    .map((name, index) => ({ name, index, doseWarnings: doseWarningsAt(warnings, index) }))
    .filter(({ doseWarnings }) => doseWarnings.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={`${classes.strong} ${classes.short}`}>
      <InlineNotice kind="warning" title="Please check">
        <div className={classes.compact}>
          {groups.map(({ name, index, doseWarnings }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={index} role="group" aria-label={`Please check ${name}: medicine ${index + 1}`}>
              {names.length > 1 && <b className={classes.medicine}>{name}</b>}
              <WarningItems warnings={doseWarnings} />
            </div>
          ))}
        </div>
      </InlineNotice>
    </div>
  );
}
