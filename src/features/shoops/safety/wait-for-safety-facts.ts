import type { QueryClient } from '@tanstack/react-query';
import { safetyQueries } from './use-safety-context.ts';

/** Time limit for loading the facts that warnings need before the preview, in ms (decision 87). */
const WAIT_MS = 5000;

/** Waits until those facts are loaded or have failed, at most `WAIT_MS`. It never rejects. */
export async function waitForSafetyFacts(client: QueryClient, patientId: string): Promise<void> {
  const { sent, use, medications } = safetyQueries(patientId);
  const known = Promise.allSettled([
    client.fetchQuery(sent),
    client.fetchQuery(use),
    client.fetchQuery(medications),
  ]);
  await Promise.race([known, new Promise<void>((done) => setTimeout(done, WAIT_MS))]);
}
