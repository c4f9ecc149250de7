import type { Rolldown } from 'vite';

/** Modules that are bundled into one chunk. */
interface Group {
  /** Name of the chunk's file. */
  name: string;
  /** Parts of the paths of the group's roots: of a file or of a folder. */
  roots: readonly string[];
  /** Parts of the paths of excluded modules. */
  excluded?: readonly string[];
}

/** Returns the paths of files or folders that begin with the names, below a folder. */
const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`);

/**
 * Groups of modules that are bundled into one chunk. With automatic splitting, a screen requests up
 * to fifty files, each compressed separately. The first group that matches a module takes it with
 * its imports that no earlier group has taken, so a group needs only its roots, and a module that
 * screens of several groups share belongs into the earliest of them. Other modules stay with their
 * route. `e2e/tests/app/cold-visits.live.ts` counts files and sizes.
 */
export const groups: readonly Group[] = [
  // Start of a mocked build, which its tools share with the page of several seats.
  { name: 'mock', roots: inFolder('/mocks', 'browser.ts', 'console/tabs/go-to.ts', 'page/computer-time') },
  // Server of a mocked build, with the contract and the rules that pages share with it. Without a
  // group of its own, it would load the pages' groups, and the inputs and menus in them.
  { name: 'backend', roots: ['/mocks/transports/backend.ts'] },
  // Page of a visitor with a message, and of a user without access.
  { name: 'message', roots: ['/src/ui/layout/message-page'] },
  // Forms of passwords and links, without questions.
  {
    name: 'form-state',
    roots: [
      '/@mantine/form/',
      ...inFolder('/src/api', 'use-creation', 'call-or-find', 'client/reasons-of'),
      ...inFolder('/src', 'identity/use-', 'ui/feedback/unknown-outcome', 'ui/fields/new-password'),
    ],
  },
  // Frame of the signed-in pages, and parts of a patient's pages that forms have, too.
  {
    name: 'common',
    roots: [
      ...inFolder('/src/routes', '_patient.tsx?tsr-split=component', '_physician.tsx?tsr-split=component'),
      ...inFolder('/src/api', 'client/client.ts', 'endpoints/patient-profile', 'endpoints/notes'),
      ...inFolder('/src/features', 'shell/nav/signed-in-nav', 'notifications/'),
      ...inFolder('/src/features/patients', 'finder/find-', 'finder/recent-', 'invitation/use-resend'),
      ...['/IconCheck.', '/IconPlus.', '/IconArrowDown.', '/IconArrowUp.', '/IconLock.', '/IconMail.'],
      ...['/create-safe-context', '/get-auto-contrast-value', '/Progress', '/use-disclosure/'],
      ...inFolder(
        '/src/domain',
        'intake/progress',
        'options/cannabis',
        'printed-record',
        'values/keys-of',
        'values/names',
      ),
      ...inFolder(
        '/src/ui',
        'layout/printed-page',
        'loading/',
        'reading/visibility',
        'charts/chart-frame',
        'charts/table-of',
      ),
      '/clinic/trends/trends.module',
      ...[
        '/src/features/intake/subject',
        '/src/features/profile/profile-page',
        '/dayjs/plugin/customParseFormat',
      ],
      ...['/src/api/endpoints/intake/status', '/src/drafts/drafts', '/src/drafts/use-draft-sections'],
    ],
    // The drawers load when they are opened.
    excluded: ['drawer'],
  },
  {
    name: 'physician',
    roots: inFolder('/src/features', 'dashboard/physician', 'patients/finder/patient-search'),
    excluded: ['drawer'],
  },
  // A patient's pages without a form, whose parts are also on a physician's page of the patient.
  {
    name: 'patient',
    roots: [
      ...inFolder('/src/features', 'dashboard/patient', 'dosing-history/', 'journey/health-journey'),
      ...['/src/features/intake/segment-to-open', '/src/clinic/notes/'],
    ],
    excluded: ['drawer'],
  },
  // What forms and read-only views share.
  {
    name: 'answers',
    roots: [
      '/src/ui/reading/',
      ...inFolder(
        '/src/domain',
        'questions/',
        'files/',
        'profile/account-facts',
        'illness',
        'medication',
        'values/letters',
      ),
      ...inFolder('/src/questionnaire', 'fit-on-lines', 'review/review-audience', 'inputs/phone-input'),
    ],
    excluded: ['/src/domain/files/picture', 'use-scroll-per-view'],
  },
  // Menus and dialogs, with the frame of a physician's page of a patient: alone, it would be one
  // file too many next to a form.
  {
    name: 'overlay',
    roots: [
      ...inFolder('@mantine/core/esm/components', 'Popover/', 'Modal/', 'ScrollArea/', 'NativeSelect/'),
      '/src/routes/_physician/_record.tsx?tsr-split=component',
      '/src/features/notes/use-patient-notes',
    ],
  },
  {
    name: 'form',
    roots: [
      '/src/questionnaire/',
      ...['/components/Select/', '/components/Divider/', '/components/FileButton/'],
      ...['/IconFileText.', '/IconTrash.', '/IconStethoscope.'],
      ...inFolder('/src/api', 'use-', 'entries-since', 'endpoints/accounts/profile'),
      ...inFolder('/src/domain', 'registration/', 'profile/'),
      ...inFolder('/src/ui', 'leaving/', 'fields/', 'feedback/confirm-dialog', 'feedback/upload'),
      ...inFolder(
        '/src',
        'drafts/use-draft',
        'drafts/draft-notice',
        'identity/picture/',
        'clinic/patient-page/',
      ),
    ],
    // A review is no part of a form; the dialog, the calendar and the cropper load when opened.
    excluded: ['/review', 'add-item', 'inputs/calendar', 'crop'],
  },
  {
    name: 'intake',
    roots: [
      '/src/domain/intake/',
      ...inFolder(
        '/src/features/intake',
        'all-done',
        'unreadable-sections',
        'review/section-review',
        'review/intake-review',
      ),
    ],
  },
  { name: 'wizard', roots: inFolder('/src/features/intake', 'wizard', 'patient-intake') },
  // What the tabs of a physician's page of a patient share; its frame is in the group of overlays.
  {
    name: 'record',
    roots: [
      ...['/src/routes/-record-profile', '/src/domain/shoops/patient-in-view'],
      ...inFolder('/src/features/shoops', 'start/', 'reads/', 'medicine/medicine-in-short'),
      '/src/domain/shoops/safety/compare/',
    ],
  },
  // Charts, which load after their page.
  {
    name: 'lines',
    roots: [
      ...inFolder('@mantine/charts', 'esm/LineChart/', 'esm/BarChart/', 'styles'),
      '/src/clinic/trends/trend-chart',
    ],
  },
  { name: 'figures', roots: ['/src/features/dashboard/figures/'] },
  // Steps of both roles' profiles. Each route keeps its loading state.
  {
    name: 'profile-steps',
    roots: ['/src/features/profile/'],
    excluded: inFolder('/src/features/profile', 'patient-own-profile', 'physician-own-profile'),
  },
];

const includesAny = (parts: readonly string[], id: string) => parts.some((part) => id.includes(part));

/** Groups in the format of the bundler. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Modules of the first page. Split into several chunks, they are a tenth larger.
  { name: 'first', tags: ['$initial'] },
  { name: 'first', test: /rolldown\/runtime|vite\/preload-helper/ },
  ...groups.map(({ name, roots, excluded = [] }) => ({
    name,
    test: (id: string) => includesAny(roots, id) && !includesAny(excluded, id),
  })),
];
