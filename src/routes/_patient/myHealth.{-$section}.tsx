import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readUserId } from '#api/session/session.ts';
import { HealthIntake } from '#features/intake/health-intake.tsx';
import { ownSubject, SubjectProvider } from '#features/intake/subject.ts';
import { storeOpener } from '../-intake-opener.ts';
import { knownSegment } from '../-intake-section.ts';

export const Route = createFileRoute('/_patient/myHealth/{-$section}')({
  beforeLoad: (opening) => storeOpener(opening),
  loader: async ({ params, context }) => {
    if (params.section !== undefined) return { current: knownSegment(params.section) };
    // Not in the script of the first page, which has every route.
    const { segmentToOpen } = await import('#features/intake/segment-to-open.ts');
    const section = await segmentToOpen(context.queryClient);
    // `state: true` keeps the history state, which names the page that opened the intake.
    throw redirect({ to: '/myHealth/{-$section}', params: { section }, replace: true, state: true });
  },
  // A cold visit would be blank until the server has said which section to open.
  // In one file: the first page's script, which has every route, would need the forms otherwise.
  codeSplitGroupings: [['component', 'pendingComponent']],
  pendingMs: 200,
  pendingComponent: () => <HealthIntake current={undefined} />,
  component: function HealthIntakeRoute() {
    const { current } = Route.useLoaderData();
    const ownId = readUserId();
    const subject = useMemo(() => ownSubject(ownId), [ownId]);
    return (
      <SubjectProvider value={subject}>
        <HealthIntake current={current} />
      </SubjectProvider>
    );
  },
});
