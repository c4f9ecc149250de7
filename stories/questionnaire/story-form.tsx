import { Button, Group, Text } from '@mantine/core';
import { fn } from 'storybook/test';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { FakeLookups } from '#questionnaire/fake-lookups.tsx';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { Card } from '#ui/layout/card.tsx';
import { diagnosisLookups } from './diagnosis-lookups.ts';

/** Mock of the save, called with the submitted answers. */
export const saveMock = fn(async (_answers: unknown): Promise<void> => undefined);

/** Questionnaire of a story, and what its save does. */
export interface StoryFormProps {
  questionnaire: Questionnaire;
  title: string;
  /** Stored answers. */
  record?: WireRecord | null;
  onSubmit?: (answers: unknown) => Promise<void>;
  /** Shows the notice of a failed save. */
  failed?: boolean;
}

/** Renders a questionnaire in a card, as an intake section does. */
export function StoryForm({
  questionnaire,
  title,
  record = null,
  onSubmit = saveMock,
  failed,
}: StoryFormProps) {
  return (
    <FakeLookups lookups={diagnosisLookups}>
      <Card title={title}>
        <QuestionnaireForm
          questionnaire={questionnaire}
          initialAnswers={decodeAnswers(questionnaire, record)}
          idPrefix="story"
          label={title}
          onSubmit={(answers) => onSubmit(answers)}
          saveError={failed && <NotSaved title="Your answers are not saved." why={[]} />}
          actions={({ isDirty, isSaving, heldUpReason }) => (
            <Group mt="lg">
              <Button type="submit" disabled={!isDirty || heldUpReason !== null} loading={isSaving}>
                Update
              </Button>
              <Text size="sm" c="dimmed">
                {/* Why Update is disabled although something was changed. */}
                {isDirty && heldUpReason}
              </Text>
            </Group>
          )}
        />
      </Card>
    </FakeLookups>
  );
}
