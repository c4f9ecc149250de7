import { useQuery } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { sectionPaths } from '#api/endpoints/intake/section-paths.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';

/** Reads the intake's objectives. Its code loads on demand, to keep the check-up small. */
async function readDeclared(): Promise<string[]> {
  const [{ cannabisUseCalls }, { cannabisUse }] = await Promise.all([
    import('#api/endpoints/intake/sections.ts'),
    import('#domain/intake/questions/cannabis-use.ts'),
  ]);
  const { data } = await call(cannabisUseCalls.read, { subject: currentUserScope });
  if (data === null) return [];
  const { objective } = decodeAnswers(cannabisUse, data);
  return Object.entries(objective ?? {}).flatMap(([key, isChosen]) => (isChosen ? [key] : []));
}

/** Queries the objectives of treatment in the current user's intake. */
export function useDeclaredObjectives() {
  return useQuery({ queryKey: [sectionPaths.CannabisUse, 'objectives'], queryFn: readDeclared });
}
