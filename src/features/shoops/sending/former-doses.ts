import type { QueryClient } from '@tanstack/react-query';
import { sentShoopsQuery } from '../safety/use-safety-context.ts';

/** For so long a press waits for what the doses are compared with, in milliseconds (decision 87). */
export const WAIT = 5000;

/** Waits for what was sent to a patient before, and no longer than it is worth; it never rejects. */
export async function formerDoses(client: QueryClient, patientId: string): Promise<void> {
  const known = client.fetchQuery(sentShoopsQuery(patientId)).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([known, new Promise<void>((done) => setTimeout(done, WAIT))]);
}
