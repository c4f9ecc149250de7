import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoidName } from '#domain/shoops/cannabinoids.ts';
import { warningsOf } from '#domain/shoops/safety/warnings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useSafetyContext } from './use-safety-context.ts';
import { WarningList } from './warning-list.tsx';

interface PreviewWarningsProps {
  patientId: string;
  answers: readonly Answers[];
}

/** What looks mistaken, medicine by medicine, and what could not be compared. */
export function PreviewWarnings({ patientId, answers }: PreviewWarningsProps) {
  const safety = useSafetyContext(patientId);
  const warnings = useMemo(() => warningsOf(answers, safety), [answers, safety]);
  if (warnings.length === 0 && safety.unknown.length === 0) return null;
  return (
    <Stack gap="sm">
      {answers.map(({ targetCannabinoid }, index) => {
        const number = `Medicine ${index + 1}`;
        const name = cannabinoidName(String(targetCannabinoid ?? ''));
        return (
          <WarningList
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is what was asked, and does not change
            key={index}
            title={name ? `Please check ${name}` : `Please check ${number.toLowerCase()}`}
            about={number}
            warnings={warnings.filter(({ medicine }) => medicine === index)}
          />
        );
      })}
      {safety.unknown.length > 0 && (
        <InlineNotice kind="warning" title="Not everything could be compared.">
          We could not load {safety.unknown.join(' and ')} of this patient.
        </InlineNotice>
      )}
    </Stack>
  );
}
