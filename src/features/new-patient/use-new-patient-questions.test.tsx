import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { listPatients } from '#api/endpoints/patients.ts';
import { endpointQuery } from '#api/query.ts';
import { useNewPatientQuestions } from './use-new-patient-questions.ts';

const email = 'nora@clinic.test';
const warning = 'Nora Whitfield has this email, and is one of your patients.';

/** Renders the hook over a list of patients that the test fills. */
function renderQuestions() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  /** Puts patients with these emails on the list. */
  const list = (...emails: string[]) =>
    // Rows with only the fields that are compared.
    client.setQueryData(endpointQuery(listPatients, {}).queryKey, {
      patients: emails.map((address) => ({ fullName: 'Nora Whitfield', email: address })),
    } as never);
  list();
  const wrapper = (props: { children: ReactNode }) => <QueryClientProvider client={client} {...props} />;
  const { result, rerender } = renderHook(({ isSent }) => useNewPatientQuestions(email, isSent), {
    initialProps: { isSent: false },
    wrapper,
  });
  const findWarning = () => {
    const question = result.current.questions.find(({ name }) => name === 'email');
    return question?.kind === 'text' ? (question.findQuery?.(email, {}) ?? null) : undefined;
  };
  const fill = (...emails: string[]) =>
    act(async () => {
      list(...emails);
      // Subscribers of the list learn of it in a task of its own.
      await new Promise((later) => setTimeout(later));
    });
  return { fill, findWarning, setSent: (isSent: boolean) => rerender({ isSent }) };
}

it('does not warn of the patient that is being added', async () => {
  const { fill, findWarning, setSent } = renderQuestions();
  setSent(true);
  await fill(email);
  expect(findWarning()).toBeNull();
  setSent(false);
  expect(findWarning()).toBe(warning);
});

it('keeps a warning that was there before the press', async () => {
  const { fill, findWarning, setSent } = renderQuestions();
  await fill(email);
  expect(findWarning()).toBe(warning);
  setSent(true);
  await fill();
  expect(findWarning()).toBe(warning);
});
