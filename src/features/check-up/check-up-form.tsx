import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { endpointQuery } from '#api/query.ts';
import { readSession } from '#api/session/session.ts';
import { FeelingChoice } from '#clinic/feelings/feeling-choice.tsx';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import { medicineToday, tookMedicine } from '#domain/check-ups/check-up-questions.ts';
import { AnswerFormContext } from '#questionnaire/answer-form.ts';
import { QuestionField } from '#questionnaire/question-field.tsx';
import { useSaveState } from '#questionnaire/save-state.ts';
import { Shown } from '#questionnaire/shown.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './check-up.module.css';
import { LiveClock } from './live-clock.tsx';
import { ObjectiveRatings } from './objective-ratings.tsx';
import { TakenDoses } from './taken-doses.tsx';
import { useCheckUpForm } from './use-check-up-form.ts';
import { useCheckUpLists } from './use-check-up-lists.ts';

interface CheckUpFormProps {
  /** Initial answer to "Did you take medicine today?" (decision 24). */
  initialAnswer: CheckUp['cannabisToday'];
  /** Opens the next page; resolves after the navigation. */
  onSaved: () => Promise<void>;
}

// Constants, so that a render with the same state gives the guard the same list.
const unsavedTitles = ['your daily check-up'];
const noUnsavedTitles: readonly string[] = [];
const noCheckUps: readonly CheckUp[] = [];

/** Form of the daily check-up (accounts §2.14). */
export function CheckUpForm({ initialAnswer, onSaved }: CheckUpFormProps) {
  const { questionnaire, objectives } = useCheckUpLists();
  const { data, isPending } = useQuery(endpointQuery(listCheckUps, { subject: currentUserScope }));
  // Without the list, nothing can be filled in again, but the check-up can be saved.
  const earlierCheckUps = { checkUps: data?.checkUps ?? noCheckUps, isLoadingCheckUps: isPending };
  const unreadable = data?.unreadable ?? 0;
  const checkUp = useCheckUpForm(questionnaire, initialAnswer, onSaved);
  const { form, problems, errors, attempt, saveState, saving, outcome, error, save, submit } = checkUp;
  const { isDirty } = useSaveState(saveState);
  const saveButton = useRestoredFocus(saving);
  // A session that has ended cannot be saved to, so it does not hold the user back.
  const canBlock = () => saveState.get().isDirty && readSession() !== null;
  return (
    <AnswerFormContext value={form}>
      <LeaveGuard unsaved={isDirty ? unsavedTitles : noUnsavedTitles} canBlock={canBlock} />
      <form noValidate aria-label="Daily check-up" onSubmit={submit} className={classes.form}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Card>
          <div className={classes.today}>
            <div>
              <LiveClock />
              <QuestionField question={medicineToday} />
            </div>
            <Shown when={tookMedicine}>
              <FeelingChoice question={questionnaire.status} size="lg" />
            </Shown>
          </div>
        </Card>
        <Shown when={tookMedicine}>
          <TakenDoses
            question={questionnaire.doses}
            problems={problems}
            unreadable={unreadable}
            {...earlierCheckUps}
          />
          <Card>
            <QuestionField question={questionnaire.comment} />
          </Card>
          <ObjectiveRatings ratings={questionnaire.ratings} query={objectives} {...earlierCheckUps} />
        </Shown>
        <div className={classes.actions}>
          {outcome && (
            <UnknownOutcomeNotice
              what="Your check-up"
              outcome={outcome}
              onRetry={(mode) => void save(mode)}
            />
          )}
          {error && <NotSaved title="Your check-up is not saved." why={[error.message]} />}
          <Group justify="flex-end">
            <Button
              ref={saveButton}
              type="submit"
              size="lg"
              loading={saving}
              w={{ base: '100%', xs: 'auto' }}
            >
              Save check-up
            </Button>
          </Group>
        </div>
      </form>
    </AnswerFormContext>
  );
}
