import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type LookupItem, LookupProvider, type Lookups } from './lookup-provider.ts';

/** For tests: shared lists that a function searches. */
export function fakeLookups(
  find: (text: string) => Promise<readonly LookupItem[]>,
  create: (text: string) => LookupItem | null = () => null,
): Lookups {
  return {
    search: (source, text) => ({ queryKey: [source, text], queryFn: () => find(text) }),
    openCreate: async (_source, text) => create(text),
  };
}

/** For tests: what the inputs below it fetch comes from these lists, and is kept as long as it stands. */
export function FakeLookups({ lookups, children }: { lookups: Lookups; children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <LookupProvider value={lookups}>{children}</LookupProvider>
    </QueryClientProvider>
  );
}
