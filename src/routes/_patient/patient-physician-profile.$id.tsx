import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { recommendedShoopsPath, sharedNotesPath } from '#api/endpoints/read-paths.ts';
import { endpointKey } from '#api/query.ts';
import { LinkedPhysicianProfile } from '#features/physician-profile/linked-physician-profile.tsx';

export const Route = createFileRoute('/_patient/patient-physician-profile/$id')({
  validateSearch: v.object({ view: v.optional(v.fallback(v.optional(v.literal('notes')), undefined)) }),
  // A notification may lead here while the page is open; its note must then be shown.
  loader: ({ preload, context: { queryClient } }) => {
    if (preload) return;
    for (const path of [sharedNotesPath, recommendedShoopsPath])
      void queryClient.invalidateQueries({ queryKey: endpointKey({ path }) });
  },
  component: function LinkedPhysicianRoute() {
    const { id } = Route.useParams();
    const { view = 'shoop' } = Route.useSearch();
    return <LinkedPhysicianProfile key={id} physicianId={id} view={view} />;
  },
});
