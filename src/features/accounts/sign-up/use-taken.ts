import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/client/api-error.ts';
import { checkEmail, checkPhone } from '#api/endpoints/taken.ts';
import { endpointQuery } from '#api/query.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import { isValidPhone, typedPhone } from '#domain/values/phone.ts';

/** Typing pauses this long before the server is asked. */
const DEBOUNCE = 500;
const WHOLE_NUMBER = 10;

const emailOf = (answers: Answers) => String(answers.email ?? '').trim();
const phoneOf = (answers: Answers) => typedPhone(String(answers.phone ?? ''));
const emailQuery = (email: string) => endpointQuery(checkEmail, { query: { email } });
const phoneQuery = (phone: string) => endpointQuery(checkPhone, { query: { phone } });
const isWholeEmail = (email: string) => emailProblem(email) === null;
const isWholePhone = (phone: string) => phone.length >= WHOLE_NUMBER && isValidPhone(phone);

/** A look-up says 400 where an account has it; that it failed otherwise is no news for whoever types (decision 50). */
const takenWords = (error: unknown) =>
  error instanceof ApiError && error.status === 400 ? error.message : undefined;

/** Whether an e-mail address is taken, a moment after the last keystroke: why it is, or undefined. */
export function useTakenEmail(answer: unknown): string | undefined {
  const email = emailOf({ email: answer });
  const [settled] = useDebouncedValue(email, DEBOUNCE);
  const isCurrent = settled === email && isWholeEmail(email);
  const { error } = useQuery({ ...emailQuery(settled), enabled: isCurrent });
  return isCurrent ? takenWords(error) : undefined;
}

/** The same for a phone number, and the city that the answer knows. */
export function useTakenPhone(answer: unknown): { taken: string | undefined; city: string } {
  const phone = phoneOf({ phone: answer });
  const [settled] = useDebouncedValue(phone, DEBOUNCE);
  const isCurrent = settled === phone && isWholePhone(phone);
  const { data, error } = useQuery({ ...phoneQuery(settled), enabled: isCurrent });
  return { taken: isCurrent ? takenWords(error) : undefined, city: (isCurrent && data?.city) || '' };
}

/** Asks both at once and afresh, for a save that is about to send a code: what is taken, by field. */
export function useFindTaken(): (answers: Answers) => Promise<Problems> {
  const queryClient = useQueryClient();
  return async (answers) => {
    const [email, phone] = await Promise.allSettled([
      queryClient.fetchQuery({ ...emailQuery(emailOf(answers)), staleTime: 0 }),
      isWholePhone(phoneOf(answers))
        ? queryClient.fetchQuery({ ...phoneQuery(phoneOf(answers)), staleTime: 0 })
        : null,
    ]);
    const told = (result: PromiseSettledResult<unknown>) =>
      result.status === 'rejected' ? takenWords(result.reason) : undefined;
    return Object.fromEntries(
      Object.entries({ email: told(email), phone: told(phone) }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
  };
}
