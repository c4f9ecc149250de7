import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, fakeToken, reply } from '#api/client/fake-api.ts';
import { startSession } from '#api/session/session.ts';
import { CheckUpForm } from '#features/check-up/check-up-form.tsx';
import { PatientFigures } from '#features/dashboard/figures/patient-figures.tsx';
import { PatientDashboard } from '#features/dashboard/patient-dashboard.tsx';
import { DosingRecord } from '#features/dosing-history/dosing-record.tsx';
import { MissingSections } from '#features/intake/missing-sections.tsx';
import { ownSubject, SubjectProvider } from '#features/intake/subject.ts';
import { IntakeWizard } from '#features/intake/wizard.tsx';
import { CheckUpsAtAGlance } from '#features/journey/check-ups-at-a-glance.tsx';
import { HealthJourney } from '#features/journey/health-journey.tsx';
import { LastNote } from '#features/notes/last-note.tsx';
import NotesTab from '#features/notes/notes-tab.tsx';
import { NotificationsCard } from '#features/notifications/notifications-card.tsx';
import { PatientFinder } from '#features/patients/finder/patient-finder.tsx';
import { defaultView } from '#features/patients/listing/listing-view.ts';
import { PatientListing } from '#features/patients/listing/patient-listing.tsx';
import { PhysicianPicker } from '#features/profile/physicians/physician-picker.tsx';
import { Drafts } from '#features/shoops/drafts/drafts.tsx';
import type { DraftSending } from '#features/shoops/drafts/use-send-draft.ts';
import { DosingHistory } from '#features/shoops/history/dosing-history.tsx';
import { Suggestions } from '#features/shoops/import/suggestions.tsx';
import { DoseAndResponse } from '#features/shoops/response/dose-and-response.tsx';
import { RecommendedAtAGlance } from '#features/shoops/start/recommended-at-a-glance.tsx';

/** Two entries of any list, neither of which can be read. */
const unreadable = [7, null];

/** Replies whose lists hold nothing that can be read, by path. */
const replies: Record<string, unknown> = {
  'dashboard/healthCheckUp': unreadable,
  'dashboard/shoops': unreadable,
  'dashboard/physician': unreadable,
  'dashboard/physicians': unreadable,
  'dashboard/objectives': ['painRelief'],
  'dashboard/notifications': { notifications: unreadable, unreadCount: 0 },
  'intake/status': unreadable,
  'physician/patients': { patients: unreadable, info: { results: 2 } },
  'physician/shoop': unreadable,
  'physician/shoop/import': unreadable,
  'physician/notes': unreadable,
  'physician/dashboard': {
    patientsCount: 2,
    top_dignose: { Gout: 'many', Lupus: {} },
    genderStats: { male: 'x', female: 'y' },
    reg: unreadable,
    objectives: { painRelief: 'x', other: 'y' },
    top_products: unreadable,
  },
};

/** Renders an element within the router, with these replies to the calls. */
function open(element: ReactNode, changed: Record<string, unknown> = {}) {
  fakeApi((request) => {
    const path = new URL(request.url).pathname.replace('/v1/', '');
    return reply({ ...replies, ...changed }[path] ?? null);
  });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const doNothing = () => undefined;
const patient = { name: 'Ada Byron', birthLine: '' };
const asOwn = (element: ReactNode) => <SubjectProvider value={ownSubject('ada')}>{element}</SubjectProvider>;

beforeEach(() => {
  localStorage.clear();
  const accessToken = fakeToken(JSON.stringify({ exp: Date.now() / 1000 + 600, sub: 'ada' }));
  const user = {
    firstName: 'Ada',
    lastName: 'Byron',
    dob: '',
    gender: '',
    profileImage: '',
    diagnosName: '',
  };
  startSession({ accessToken, refreshToken: 'r' }, 'patient', user);
});

/** Screens, the noun of the entries that they cannot read, and claims that would be wrong. */
const screens: [name: string, element: ReactNode, nouns: string[], claims: RegExp[]][] = [
  [
    'the patient’s dashboard',
    <PatientDashboard key="" notifications={<NotificationsCard />} />,
    ['check-ups', 'recommendations', 'physicians', 'section statuses', 'notifications'],
    [/Did you take medicine today/, /No Recommended Shoop/, /No physician yet/],
  ],
  ['the health journey', <HealthJourney key="" />, ['check-ups'], [/No check-ups yet/, /^0 check-ups/]],
  [
    'the patient’s Dosing History',
    <DosingRecord key="" patient={patient} />,
    ['recommendations'],
    [/No Recom/],
  ],
  ['what is missing in the intake', asOwn(<MissingSections />), ['section statuses'], [/Done|All done/]],
  ['the intake', asOwn(<IntakeWizard current="exercise" />), ['section statuses'], []],
  [
    'the physicians to choose from',
    <PhysicianPicker
      key=""
      linkedPhysicians={[]}
      chosenId=""
      onChoose={doNothing}
      onAdd={doNothing}
      isAdding={false}
    />,
    ['physicians'],
    [],
  ],
  [
    'the list of patients',
    <PatientListing key="" view={defaultView} onView={doNothing} />,
    ['patients'],
    [/No patient found/, /No patients yet/, /No match/],
  ],
  ['the check-ups at a glance', <CheckUpsAtAGlance key="" patientId="p" />, ['check-ups'], [/not logged/]],
  [
    'what is recommended now',
    <RecommendedAtAGlance key="" patientId="p" />,
    ['recommendations'],
    [/Nothing was/],
  ],
  ['the last note', <LastNote key="" patientId="p" />, ['notes'], [/No Consultation Notes/]],
  ['the notes', <NotesTab key="" patientId="p" />, ['notes'], [/No Consultation Notes/, /are shared/]],
  ['the sent Shoops', <DosingHistory key="" patientId="p" />, ['recommendations'], [/No Shoop was sent/]],
  [
    'dose and response',
    <DoseAndResponse key="" patientId="p" />,
    ['check-ups', 'recommendations'],
    [/No dose to follow/],
  ],
  [
    'the suggestions',
    <Suggestions key="" patientId="p" addedKeys={new Set()} onBack={doNothing} onAdd={doNothing} />,
    ['suggestions'],
    [/There is no|No Shoop|Suggested for/],
  ],
];

describe('with entries that cannot be read', () => {
  it.each(screens)('%s says how many, and claims nothing', async (_, element, nouns, claims) => {
    open(element);
    for (const noun of nouns)
      expect(
        await screen.findByText(`2 ${noun} could not be read and are missing here.`, undefined, {
          timeout: 3000,
        }),
      ).toBeVisible();
    for (const claim of claims) expect(screen.queryByText(claim)).toBeNull();
  });
});

describe('with lists that are empty', () => {
  const noEntries = Object.fromEntries(
    Object.entries(replies).map(([path, data]) => [path, Array.isArray(data) ? [] : data]),
  );
  it('the patient’s dashboard asks for today’s check-up', async () => {
    open(<PatientDashboard notifications={null} />, noEntries);
    expect(await screen.findByText('Did you take medicine today?')).toBeVisible();
    expect(screen.queryByText(/are missing here/)).toBeNull();
  });
});

it('a logged check-up of today says that a newer one may be missing', async () => {
  const today = { createdAt: new Date().toISOString(), cannabisToday: 'no' };
  open(<PatientDashboard notifications={null} />, { 'dashboard/healthCheckUp': [...unreadable, today] });
  expect(await screen.findByText('Today’s check-up is logged')).toBeVisible();
  expect(screen.getByText('2 check-ups could not be read and are missing here.')).toBeVisible();
});

it('a new check-up says that the last doses may be missing', async () => {
  open(<CheckUpForm initialAnswer="yes" onSaved={async () => {}} />);
  expect(await screen.findByText('2 check-ups could not be read and are missing here.')).toBeVisible();
  expect(screen.queryByText(/Next time they can be filled in/)).toBeNull();
});

it('the search for a patient does not say that there is none', async () => {
  open(<PatientFinder label="Find" onLeave={doNothing} />);
  fireEvent.change(await screen.findByLabelText('Find'), { target: { value: 'ada' } });
  expect(await screen.findByText('2 patients could not be read and are missing here.')).toBeVisible();
  expect(await screen.findByText('Not all patients could be read')).toBeInTheDocument();
  expect(screen.queryByText('No patient found')).toBeNull();
});

it('a filter of notes speaks of the notes that could be read', async () => {
  const note = {
    note: 'Sleeps well',
    patientId: 'p',
    sendToPationt: false,
    createdAt: '2026-03-04T10:00:00Z',
  };
  open(<NotesTab patientId="p" />, { 'physician/notes': [...unreadable, note] });
  fireEvent.click(await screen.findByLabelText('Shared'));
  expect(screen.getByText('No note that could be read is shared with the patient.')).toBeVisible();
});

it('a search in a part of the list says what it looked through', async () => {
  const patients = [...unreadable, { id: 'a', fullName: 'Ada Byron' }];
  open(<PatientListing view={{ ...defaultView, search: 'zz' }} onView={doNothing} />, {
    'physician/patients': { patients, info: null },
  });
  expect(await screen.findByText('No match among the patients who could be read')).toBeVisible();
});

it('the drafts of Shoops are not said to be none', async () => {
  const sending = { outcome: null, sentAt: new Map() } as unknown as DraftSending;
  open(<Drafts patientId="p" onBack={doNothing} onEdit={doNothing} sending={sending} loadedIds={[]} />);
  expect(await screen.findByText('2 recommendations could not be read and are missing here.')).toBeVisible();
  expect(screen.queryByText(/No Draft/i)).toBeNull();
});

it('each figure of the physician’s patients says what it lacks', async () => {
  open(<PatientFigures />);
  expect(await screen.findAllByText('2 entries could not be read and are missing here.')).toHaveLength(6);
  expect(screen.queryByText(/^No Record Found/)).toBeNull();
});
