import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { createCheckUp, listCheckUps } from '#api/check-ups.ts';
import { endpointKey } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import type { CheckUp } from '#domain/check-up.ts';
import { blankCheckUp, type CheckUpQuestionnaire, encodeCheckUp } from '#domain/check-up-form.ts';
import { findProblems } from '#domain/questions/questionnaire.ts';
import { summarizeProblems } from '#questionnaire/problems.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';
import { useStillHere } from '#ui/use-still-here.ts';

const idPrefix = 'check-up';

/** The state of a check-up's form, and what saving it does. */
export function useCheckUpForm(
  asked: CheckUpQuestionnaire,
  opensWith: CheckUp['cannabisToday'],
  onSaved: () => void,
) {
  const [initialAnswers] = useState(() => blankCheckUp(asked, opensWith));
  const { form, problems, setProblems, saveState, commit } = useQuestionnaireForm({
    questionnaire: asked,
    initialAnswers,
    idPrefix,
  });
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const isStillHere = useStillHere();
  const { mutateAsync, error } = useWrite(createCheckUp);
  const errors = useMemo(() => summarizeProblems(asked, problems, idPrefix), [asked, problems]);

  async function save() {
    if (saveState.get().saving) return;
    const answers = form.getAnswers();
    const found = findProblems(asked.questions, answers);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    saveState.set({ saving: true });
    try {
      await mutateAsync({ body: encodeCheckUp(asked, answers) });
      commit(answers);
      // The journey begins with the new entry, and not with the list as it was a moment ago.
      void queryClient.resetQueries({ queryKey: endpointKey(listCheckUps) });
      // Stays in the state of saving until the page is left: a further press saves nothing twice.
      if (isStillHere()) onSaved();
    } catch {
      // The notice above the button says why.
      saveState.set({ saving: false });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.target === event.currentTarget) void save();
  }

  return { form, problems, errors, attempt, saveState, error, submit };
}
