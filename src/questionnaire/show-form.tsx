import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

/** Renders a form of a stored record, with Update disabled until an edit. For tests. */
export function showForm(
  questionnaire: Questionnaire,
  record: Answers,
  onSubmit: (answers: Answers) => Promise<void>,
): void {
  render(
    // Menus load their options by queries.
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <QuestionnaireForm
          questionnaire={questionnaire}
          initialAnswers={decodeAnswers(questionnaire, record)}
          idPrefix="test"
          label="Test"
          onSubmit={onSubmit}
          actions={({ isDirty }) => (
            <button type="submit" disabled={!isDirty}>
              Update
            </button>
          )}
        />
        <LiveRegion />
      </MantineProvider>
    </QueryClientProvider>,
  );
}
