import { createFileRoute } from '@tanstack/react-router';
import { ownShoopsPath } from '#api/endpoints/read-paths.ts';
import { endpointKey } from '#api/query.ts';
import { DosingHistory } from '#features/dosing-history/dosing-history.tsx';

export const Route = createFileRoute('/_patient/dosing-history')({
  // A notification may lead here while the page is open; its subject must then be shown.
  loader: ({ preload, context: { queryClient } }) => {
    if (!preload) void queryClient.invalidateQueries({ queryKey: endpointKey({ path: ownShoopsPath }) });
  },
  component: () => <DosingHistory />,
});
