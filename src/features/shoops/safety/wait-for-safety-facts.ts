import type { QueryClient } from '@tanstack/react-query';
import { safetyQueries } from './use-safety-context.ts';

/** Time limit for loading the facts that warnings need before the preview, in ms (decision 87). */
const WAIT_MS = 5000;

/** Waits until these facts are loaded or have failed, at most `WAIT_MS`. It never rejects. */
export async function waitForSafetyFacts(client: QueryClient, patientId: string): Promise<void> {
  const { sentShoops, cannabisUse, medications } = safetyQueries(patientId);
  const allSettled = Promise.allSettled([
    client.fetchQuery(sentShoops),
    client.fetchQuery(cannabisUse),
    client.fetchQuery(medications),
  ]);
  await Promise.race([allSettled, new Promise<void>((done) => setTimeout(done, WAIT_MS))]);
}
