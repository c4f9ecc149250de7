import { isOutcomeUnknown } from '#api/client/api-error.ts';
import { resendInvitation } from '#api/endpoints/patients.ts';
import { useWrite } from '#api/use-write.ts';

/** Resends an invitation to a pending patient; clicks while a request is in flight are dropped. */
export function useResend(patientId: string) {
  const { mutate, isPending, isSuccess, error, submittedAt } = useWrite(resendInvitation);
  return {
    send: () => mutate({ body: { patientId } }),
    label: isPending ? 'Sending …' : 'Resend invitation',
    isPending,
    /** Time of the resend, in ms since 1970; null before. */
    sentAt: isSuccess ? submittedAt : null,
    /** Inline message of a failure. Without an answer, the invitation may have been sent. */
    failure: error && `${isOutcomeUnknown(error) ? 'It may have been sent.' : 'Not sent.'} ${error.message}`,
  };
}
