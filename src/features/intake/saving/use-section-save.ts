import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/client/api-error.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { useWrite } from '#api/use-write.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { useSectionStates } from '../states/section-states.ts';
import { useSubject } from '../subject.ts';

/** Sends a section's answers, and tells the wizard's frame and the list of what is complete what became of them. */
export function useSectionSave({ module, segment }: QuestionnaireSection, questionnaire: Questionnaire) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const states = useSectionStates();
  const save = useWrite(intakeCalls[module].save);

  async function send(answers: Answers) {
    states.set(segment, { failed: false });
    try {
      await save.mutateAsync({
        body: intakeCalls[module].pack(encodeAnswers(questionnaire, answers)),
        subject: scope,
      });
    } catch (error) {
      states.set(segment, { failed: true, cutOff: error instanceof ApiError && error.kind === 'offline' });
      throw error;
    }
    states.set(segment, { savedAt: Date.now(), cutOff: false });
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    queryClient.setQueryData(status.queryKey, (known) =>
      known?.map((item) => (item.module === module ? { ...item, isCompleted: true } : item)),
    );
  }
  return { send, error: save.error };
}
