import { isUnknown } from '#api/client/api-error.ts';
import { resendInvitation } from '#api/endpoints/patients.ts';
import { useWrite } from '#api/use-write.ts';

/** Sends a pending patient a new invitation; a repeated click while it is in flight sends no second one. */
export function useResend(patientId: string) {
  const { mutate, isPending, isSuccess, error, submittedAt } = useWrite(resendInvitation);
  return {
    send: () => mutate({ body: { patientId } }),
    label: isPending ? 'Sending …' : 'Resend invitation',
    isPending,
    /** When the invitation was sent again, in ms; null before. */
    sentAt: isSuccess ? submittedAt : null,
    /** Inline message of a failure; without an answer the invitation may have been sent. */
    failure: error && `${isUnknown(error) ? 'It may have been sent.' : 'Not sent.'} ${error.message}`,
  };
}
