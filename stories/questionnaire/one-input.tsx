import { Box, Stack } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { SingleQuestion } from '#domain/questions/question.ts';
import { inputOf } from '#questionnaire/inputs/inputs.ts';

interface OneInputProps<Q extends SingleQuestion> {
  question: Q;
  answer?: Q['blank'];
  error?: string;
  disabled?: boolean;
}

/** Renders the input of one question outside a form and holds its answer. */
export function OneInput<Q extends SingleQuestion>({ question, answer, error, disabled }: OneInputProps<Q>) {
  const [currentAnswer, setCurrentAnswer] = useState(answer ?? question.blank);
  const Input = inputOf(question);
  const id = useId();
  return (
    <div>
      <Input
        question={question}
        id={id}
        // The answer fits the question, which TypeScript cannot follow through `inputOf`.
        answer={currentAnswer as never}
        onAnswer={setCurrentAnswer}
        error={error}
        disabled={disabled}
      />
    </div>
  );
}

/** Provides a query client, so that inputs share each list of options. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Several states of an input, below each other at the width of a form's column. */
export function States({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Box component="main" maw={640} p="md">
        <Stack gap="lg">{children}</Stack>
      </Box>
    </QueryProvider>
  );
}
