import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readProfile } from '#api/endpoints/accounts/profile.ts';
import { endpointQuery } from '#api/query.ts';
import { useSession } from '#api/session/use-session.ts';
import { type QuestionnaireSection, questionnaires } from '#domain/intake/questionnaires.ts';
import { homeCountry } from '#domain/options/person.ts';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { isSame } from '#domain/values/is-same.ts';
import { useSubject } from './subject.ts';

/** Answers that the profile knows. */
interface ProfileOffer {
  isPending: boolean;
  /** Initial answers; null without an offer. */
  answers: Answers | null;
}

/**
 * Offers the profile as answers to Patient Information while none is saved. Wire names are the
 * same. The title, `suffix`, stays blank: its list differs (decision 49). The country has a default.
 */
export function useAnswersFromProfile({ module }: QuestionnaireSection, saved: Answers): ProfileOffer {
  const { isOwn } = useSubject();
  const user = useSession()?.user;
  const questionnaire = questionnaires[module];
  const [isUnanswered] = useState(
    () => isOwn && module === 'PatientInformation' && isSame(saved, blankAnswers(questionnaire.questions)),
  );
  const { data: profile, isLoading } = useQuery({ ...endpointQuery(readProfile, {}), enabled: isUnanswered });
  if (!isUnanswered || !profile) return { isPending: isLoading, answers: null };
  // The profile has no birth date, but the session has.
  const profileAnswers = { ...profile, dob: user?.dob, country: profile.country || homeCountry, suffix: '' };
  return { isPending: false, answers: decodeAnswers(questionnaire, profileAnswers) };
}
