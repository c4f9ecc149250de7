import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type LookupItem, LookupProvider, type Lookups } from './lookup-provider.ts';

/** Returns shared lists that a function searches. For tests. */
export function fakeLookups(
  find: (text: string) => Promise<readonly LookupItem[]>,
  create: (text: string) => LookupItem | null = () => null,
): Lookups {
  return {
    search: (source, text) => ({ queryKey: [source, text], queryFn: () => find(text) }),
    openCreate: async (_source, text) => create(text),
  };
}

/** Provides shared lists and a query client of its own to the inputs in it. For tests. */
export function FakeLookups({ lookups, children }: { lookups: Lookups; children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <LookupProvider value={lookups}>{children}</LookupProvider>
    </QueryClientProvider>
  );
}
