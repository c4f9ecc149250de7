import { Title } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '#app/query-client.ts';
import { type ScreenProps, startServer } from '#stories/support/screen.tsx';

export interface StageProps extends Omit<ScreenProps, 'path' | 'drafts'> {
  children?: ReactNode;
}

/** Part of a patient's page on its own store; the story need not wait for the whole page. */
export function Stage({ children, ...props }: StageProps) {
  const [client, setClient] = useState<QueryClient | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the initial props once
  useEffect(() => {
    let isStale = false;
    void startServer({ path: '', signedInAs: 'physician@clinic.test', ...props }).then(() => {
      if (!isStale) setClient(createQueryClient());
    });
    return () => {
      isStale = true;
    };
  }, []);
  if (!client) return null;
  return (
    <QueryClientProvider client={client}>
      <main style={{ padding: '1rem' }}>
        <Title order={1}>Ruth Okafor</Title>
        <Title order={2}>View Patient Shoop</Title>
        {children}
      </main>
    </QueryClientProvider>
  );
}
