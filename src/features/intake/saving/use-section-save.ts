import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/client/api-error.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { useSave } from '#api/use-creation.ts';
import { withCompleted } from '#domain/intake/progress.ts';
import type { QuestionnaireSection } from '#domain/intake/questionnaires.ts';
import type { Answers } from '#domain/questions/question.ts';
import { encodeAnswers, type Questionnaire } from '#domain/questions/questionnaire.ts';
import { useSectionStates } from '../states/section-states.ts';
import { useSubject } from '../subject.ts';

/** Result of a save: 'late' if answers changed during the call, 'goes on' to the next section. */
type SaveNews = 'late' | 'goes on';
type SaveEndpoint = (typeof intakeCalls)[keyof typeof intakeCalls]['save'];

/** Saves a section; updates its state in the wizard's frame and the completed sections. */
export function useSectionSave({ module, segment }: QuestionnaireSection, questionnaire: Questionnaire) {
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const states = useSectionStates();
  const { send, ...write } = useSave<SaveEndpoint, SaveNews>(intakeCalls[module].save);

  /** @param settle called after a success @throws if the save fails */
  async function save(answers: Answers, settle: () => SaveNews | undefined) {
    states.set(segment, { hasFailed: false });
    const body = intakeCalls[module].pack(encodeAnswers(questionnaire, answers));
    try {
      await send({ body, subject: scope }, { settle });
    } catch (error) {
      states.set(segment, {
        hasFailed: true,
        isOffline: error instanceof ApiError && error.kind === 'offline',
      });
      throw error;
    }
    states.set(segment, { savedAt: Date.now(), isOffline: false });
    const status = endpointQuery(readIntakeStatus, { subject: scope });
    // As the server does with a save; the refetch comes later.
    queryClient.setQueryData(status.queryKey, (known) => known && withCompleted(known, module));
  }
  return { ...write, save };
}

/** Save of a section, with its activity. */
export type SectionSave = ReturnType<typeof useSectionSave>;
