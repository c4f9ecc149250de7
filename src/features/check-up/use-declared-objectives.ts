import { useQuery } from '@tanstack/react-query';
import { call } from '#api/client/call.ts';
import { ownScope } from '#api/contract/endpoint.ts';
import { sectionPaths } from '#api/endpoints/intake/section-paths.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';

/** The intake's questions come when they are asked for: the check-up opens without them, and goes without them. */
async function readDeclared(): Promise<string[]> {
  const [{ cannabisUseCalls }, { cannabisUse }] = await Promise.all([
    import('#api/endpoints/intake/sections.ts'),
    import('#domain/intake/cannabis-use.ts'),
  ]);
  const { data } = await call(cannabisUseCalls.read, { subject: ownScope });
  if (data === null) return [];
  const chosen = decodeAnswers(cannabisUse, data).objective as Record<string, boolean>;
  return Object.keys(chosen).filter((key) => chosen[key]);
}

/** What the reader's own intake names as the objectives of treatment. */
export function useDeclaredObjectives() {
  return useQuery({ queryKey: [sectionPaths.CannabisUse, 'objectives'], queryFn: readDeclared });
}
