import { useQuery } from '@tanstack/react-query';
import { readPatient } from '#api/endpoints/patient-profile.ts';
import { endpointQuery } from '#api/query.ts';
import { accountFacts } from '#domain/profile/account-facts.ts';
import { notAdded } from '#questionnaire/review/missing-text.ts';
import { QuestionnaireReview } from '#questionnaire/review/questionnaire-review.tsx';

/** Account settings that the intake does not ask; shown with Patient Information (decision 91). */
export function AccountReview({ patientId }: { patientId: string }) {
  const { data } = useQuery(endpointQuery(readPatient, { query: { patientId } }));
  if (!data) return null;
  return (
    <QuestionnaireReview
      questionnaire={accountFacts}
      record={{ twoFA: data.twoFA }}
      audience="physician"
      emptyText={notAdded('Two-factor authentication')}
    />
  );
}
