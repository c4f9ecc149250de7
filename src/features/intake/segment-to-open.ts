import type { QueryClient } from '@tanstack/react-query';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { readIntakeStatus } from '#api/endpoints/intake/status.ts';
import { endpointQuery } from '#api/query.ts';
import { openingSegment } from '#domain/intake/progress.ts';
import type { IntakeSegment } from '#domain/intake/sections.ts';

/** Returns the section to open in the user’s intake; the first if the status cannot be read. */
export async function segmentToOpen(queryClient: QueryClient): Promise<IntakeSegment> {
  const status = endpointQuery(readIntakeStatus, { subject: currentUserScope });
  const known = await queryClient.fetchQuery(status).catch(() => undefined);
  return openingSegment(known?.sections);
}
