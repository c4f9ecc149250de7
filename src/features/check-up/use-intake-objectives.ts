import { useQuery } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { sectionPaths } from '#api/endpoints/intake/section-paths.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';

/**
 * Reads the keys of the objectives that the intake's Cannabis Use section has chosen. The section's
 * questions load on demand, to keep the check-up small.
 */
async function readIntakeObjectives(): Promise<string[]> {
  const [{ cannabisUseCalls }, { cannabisUse }] = await Promise.all([
    import('#api/endpoints/intake/sections.ts'),
    import('#domain/intake/questions/cannabis-use.ts'),
  ]);
  const { data } = await call(cannabisUseCalls.read, { subject: currentUserScope });
  if (data === null) return [];
  const { objective } = decodeAnswers(cannabisUse, data);
  return Object.entries(objective ?? {}).flatMap(([key, isChosen]) => (isChosen ? [key] : []));
}

/** Queries the keys of the objectives of treatment in the current user's intake. */
export function useIntakeObjectives() {
  // The key begins as the section's read, so that a save of the section makes both stale.
  return useQuery({ queryKey: [sectionPaths.CannabisUse, 'objectives'], queryFn: readIntakeObjectives });
}
