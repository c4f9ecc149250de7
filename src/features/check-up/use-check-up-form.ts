import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { isBusy, type RetryMode } from '#api/activity.ts';
import { call } from '#api/client/call.ts';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { createCheckUp, listCheckUps } from '#api/endpoints/check-ups.ts';
import { createNewEntryTest } from '#api/entries-since.ts';
import { endpointKey, endpointQuery } from '#api/query.ts';
import { useCreation } from '#api/use-creation.ts';
import type { CheckUp } from '#domain/check-ups/check-up.ts';
import {
  blankCheckUp,
  type CheckUpQuestionnaire,
  encodeCheckUp,
} from '#domain/check-ups/check-up-questions.ts';
import { isSameCheckUp } from '#domain/check-ups/same-check-up.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { summarizeProblems } from '#questionnaire/problems.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';

const idPrefix = 'check-up';

/** Returns the state of a check-up's form: its answers, and the activity of its save. */
export function useCheckUpForm(
  questionnaire: CheckUpQuestionnaire,
  initialAnswer: CheckUp['cannabisToday'],
  /** Opens the next page; resolves after the navigation. */
  onSaved: () => Promise<void>,
) {
  const [initialAnswers] = useState(() => blankCheckUp(questionnaire, initialAnswer));
  const { form, problems, setProblems, saveState, commit } = useQuestionnaireForm({
    questionnaire,
    initialAnswers,
    idPrefix,
  });
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const isStillHere = useIsStillShown();
  const { store, send, ...write } = useCreation(createCheckUp, ({ body }) => {
    const { queryKey } = endpointQuery(listCheckUps, { subject: currentUserScope });
    // Before the call: the entries known now cannot be the sent one.
    const isNew = createNewEntryTest(queryClient.getQueryData(queryKey)?.checkUps);
    return async () => {
      const { data } = await call(listCheckUps, { subject: currentUserScope });
      return data.checkUps.some((entry) => isNew(entry) && isSameCheckUp(body, entry))
        ? { data: null }
        : null;
    };
  });
  const errors = useMemo(
    () => summarizeProblems(questionnaire, problems, idPrefix),
    [questionnaire, problems],
  );

  /** Saves the check-up, or shows the problems of its answers. */
  async function save(mode?: RetryMode) {
    if (isBusy(store.get())) return;
    const answers = form.getAnswers();
    const problemsFound = findProblems(questionnaire.questions, answers);
    setProblems(problemsFound);
    setAttempt((count) => count + 1);
    if (Object.keys(problemsFound).length > 0) return;
    /** Runs after a success, while the save still counts as busy. */
    async function settle() {
      commit(answers);
      // The journey then shows a skeleton and the new entry, not the cached list.
      void queryClient.resetQueries({ queryKey: endpointKey(listCheckUps) });
      // The save stays busy until the page is left, so that a second click saves nothing.
      if (isStillHere()) await onSaved();
      return undefined;
    }
    // The notice above the button shows the error.
    await send({ body: encodeCheckUp(questionnaire, answers) }, { mode, settle }).catch(() => undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit event of a dialog's form through its portal to this form.
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, errors, attempt, saveState, ...write, save, submit };
}
