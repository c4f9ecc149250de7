import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/client/api-error.ts';
import { checkEmail, checkPhone } from '#api/endpoints/accounts/availability.ts';
import { endpointQuery } from '#api/query.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { emailProblem } from '#domain/values/email.ts';
import { isValidPhone, typedPhone } from '#domain/values/phone.ts';
import { AnswersRefused } from '#questionnaire/problems.ts';

/** Debounce before the server is asked, in ms. */
const DEBOUNCE_MS = 500;
/** Digits of a US number: fewer are not looked up yet. */
const MIN_PHONE_DIGITS = 10;

const emailOf = (answers: Answers) => String(answers.email ?? '').trim();
const phoneOf = (answers: Answers) => typedPhone(String(answers.phone ?? ''));
const emailQuery = (email: string) => endpointQuery(checkEmail, { query: { email } });
const phoneQuery = (phone: string) => endpointQuery(checkPhone, { query: { phone } });
const isCompleteEmail = (email: string) => emailProblem(email) === null;
const isCompletePhone = (phone: string) => phone.length >= MIN_PHONE_DIGITS && isValidPhone(phone);

/** Returns the message of a 400 (taken). Other failures are not the input's fault (decision 50). */
const takenMessage = (error: unknown) =>
  error instanceof ApiError && error.status === 400 ? error.message : undefined;

/** Debounced check of an e-mail address. Returns the server's message if it is taken. */
export function useTakenEmail(answer: unknown): string | undefined {
  const email = emailOf({ email: answer });
  const [debounced] = useDebouncedValue(email, DEBOUNCE_MS);
  const isCurrent = debounced === email && isCompleteEmail(email);
  const { error } = useQuery({ ...emailQuery(debounced), enabled: isCurrent });
  return isCurrent ? takenMessage(error) : undefined;
}

/** Checks, debounced, whether a phone number is taken, and looks up its city. */
export function useTakenPhone(answer: unknown): { taken: string | undefined; city: string } {
  const phone = phoneOf({ phone: answer });
  const [debounced] = useDebouncedValue(phone, DEBOUNCE_MS);
  const isCurrent = debounced === phone && isCompletePhone(phone);
  const { data, error } = useQuery({ ...phoneQuery(debounced), enabled: isCurrent });
  return { taken: isCurrent ? takenMessage(error) : undefined, city: (isCurrent && data?.city) || '' };
}

/**
 * Returns a function that checks e-mail and phone, uncached, before a code is sent. It throws an
 * AnswersRefused if an account has one of them.
 */
export function useRefuseTaken(): (answers: Answers) => Promise<void> {
  const queryClient = useQueryClient();
  return async (answers) => {
    const [emailCheck, phoneCheck] = await Promise.allSettled([
      queryClient.fetchQuery({ ...emailQuery(emailOf(answers)), staleTime: 0 }),
      isCompletePhone(phoneOf(answers))
        ? queryClient.fetchQuery({ ...phoneQuery(phoneOf(answers)), staleTime: 0 })
        : null,
    ]);
    const problems = { ...problemOf('email', emailCheck), ...problemOf('phone', phoneCheck) };
    if (Object.keys(problems).length > 0) throw new AnswersRefused(problems);
  };
}

/** Returns the message for the field if the check says that an account has its answer. */
function problemOf(name: string, result: PromiseSettledResult<unknown>): Problems {
  const message = result.status === 'rejected' ? takenMessage(result.reason) : undefined;
  return message === undefined ? {} : { [name]: message };
}
