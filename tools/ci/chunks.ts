import type { Rolldown } from 'vite';

interface Group {
  /** Name of the chunk's file. */
  name: string;
  /** Parts of the paths of the group's modules: of a file or of a folder. */
  holds: readonly string[];
  /** Parts of the paths of excluded modules. */
  not?: readonly string[];
}

const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `/${folder}/${name}`);

/**
 * Groups of modules that are bundled into one chunk. With automatic splitting, a screen requests up
 * to fifty files, each compressed separately. The first group that matches a module takes it with
 * its imports that no earlier group has taken. A screen's other modules stay with its route.
 * `e2e/tests/app/cold-visits.live.ts` counts files and sizes; `npm run bench` counts the bytes sent.
 */
export const groups: readonly Group[] = [
  // Separate: the form for a new password needs this group but no questions.
  {
    name: 'form-state',
    holds: [
      '/@mantine/form/',
      '/src/domain/values/password',
      // Messages and requests that every form needs on submit.
      ...inFolder(
        'src/api',
        'activity.ts',
        'send-once.ts',
        'use-creation.ts',
        'run-write.ts',
        'call-or-find.ts',
        'is-email-taken.ts',
        'endpoints/accounts/availability.ts',
        'client/reasons-of.ts',
      ),
      ...inFolder(
        'src/ui',
        'feedback/unknown-outcome-notice',
        'feedback/not-saved',
        'leaving/use-still-here',
      ),
      '/use-debounced-value',
    ],
  },
  // Modules that send requests, and the frame of every screen after the sign-in.
  {
    name: 'common',
    holds: [
      ...inFolder('src/api', 'client/client.ts', 'endpoints/notifications.ts'),
      '/src/features/patients/finder/recent-patients',
      ...inFolder('src/ui/charts', 'chart-frame', 'table-behind'),
      ...inFolder('src/ui/loading', 'skeletons', 'load-error', 'loaded'),
      ...inFolder('src/ui', 'leaving/use-history-state-once', 'layout/portrait'),
      ...inFolder('src/features', 'shell/signed-in-nav', 'notifications/bell'),
      ...inFolder('src/routes', '_patient.tsx?tsr-split=component', '_physician.tsx?tsr-split=component'),
      ...inFolder('src/domain/values', 'full-name', 'names.ts', 'phone.ts', 'digits.ts'),
      ...inFolder('src/domain/values', 'is-object', 'is-same', 'keys-of'),
      ...inFolder('src/domain', 'questions/option.ts', 'options/objectives', 'options/genders'),
      ...inFolder('src/api/endpoints', 'patients.ts', 'read-paths.ts'),
      '/src/domain/patient-status',
      ...['/useQuery.js', 'use-merged-ref', 'create-safe-context', 'get-auto-contrast'],
      ...['/Badge.', '/Badge/', '/IconSearch.', '/IconPlus.', '/IconCheck.'],
    ],
  },
  // Screens of a patient. Drafts are here because a logout deletes them on any screen.
  {
    name: 'dates',
    holds: [
      ...inFolder('src/domain', 'values/dates.ts', 'check-ups/check-up.ts', 'check-ups/check-up-trend.ts'),
      ...inFolder('src/domain', 'printed-record.ts'),
      ...inFolder(
        'src/api/endpoints',
        'check-ups.ts',
        'lists.ts',
        'notes.ts',
        'patient-profile',
        'accounts/physicians',
        'shoops.ts',
      ),
      ...inFolder(
        'src/ui/loading',
        'load-group',
        'paged-list',
        'stale-notice',
        'query-card',
        'empty-state',
        'unreadable',
      ),
      '/src/ui/layout/fact',
      'use-disclosure',
      ...inFolder('src/ui', 'reading/use-fold', 'reading/visibility', 'feedback/not-open', 'links/use-'),
      ...inFolder('src/features/profile', 'profile-page', 'profile-skeleton'),
      ...['/IconPencil.', '/IconLock.'],
      ...inFolder(
        'src',
        'ui/layout/printed-page',
        'clinic/feelings/',
        'clinic/notes/',
        'clinic/shoops/shares-day',
        'clinic/shoops/recommendation-card',
        'clinic/shoops/unreadable-shoops',
        'domain/shoops/recommendations',
      ),
      ...inFolder('src/drafts', 'drafts.ts', 'draft-titles.ts', 'use-draft-sections.ts'),
      ...['/Progress.', '/Progress/'],
    ],
  },
  {
    name: 'phone',
    holds: [
      '/libphonenumber-js/',
      ...inFolder(
        'src/domain',
        'values/format-phone.ts',
        'questions/',
        'files/document-files',
        'medication-rows',
        'illness-questions',
        'registration/kinds',
        'registration/practice',
      ),
      ...inFolder('src/domain/options', 'person', 'clinical'),
      '/src/questionnaire/inputs/phone-input',
      // Shared by forms and read-only views.
      ...inFolder('src/questionnaire', 'review/review-audience', 'in-lines'),
      '/src/ui/reading/with-colon',
    ],
  },
  {
    name: 'overlay',
    holds: [
      ...inFolder(
        '@mantine/core/esm/components',
        'Popover/',
        'ScrollArea/',
        'FocusTrap/',
        'Modal/',
        'NativeSelect/',
      ),
      // Too small for separate chunks; every screen that uses them also opens overlays.
      ...['/src/features/patients/patient-record', '/src/ui/reading/use-opens-later'],
    ],
  },
  {
    name: 'form',
    holds: [
      '/src/questionnaire/',
      ...['/components/Divider/', '/components/FileButton/', '/IconStethoscope.', '/IconFileText.'],
      '/src/domain/files/picture-files',
      ...inFolder('src/drafts', 'use-draft', 'draft-notice.tsx'),
      '/src/clinic/patient-page/',
      ...inFolder(
        'src/ui',
        'leaving/unsaved',
        'leaving/use-report-unsaved-work',
        'leaving/leave-guard',
        'fields/file-drop',
        'reading/watch-reader',
        'reading/ignore-second-press',
      ),
      ...inFolder('src/ui/feedback', 'upload-progress', 'confirm-dialog'),
      // The wizard offers values of the profile.
      ...inFolder('src/api/endpoints', 'accounts/profile.ts'),
      ...inFolder('src/api', 'use-upload', 'entries-since', 'use-shared-lists', 'use-specializations'),
      ...inFolder('src/identity/picture', 'use-picture', 'crop-picture', 'picture-frame'),
    ],
    not: inFolder('src/questionnaire', 'review', 'add-item', 'inputs/calendar'),
  },
  {
    name: 'intake',
    holds: [
      '/src/domain/intake/',
      ...inFolder('src/ui/reading', 'use-kept-place', 'use-reading-place'),
      ...inFolder(
        'src/features/intake',
        'subject',
        'all-done',
        'review/intake-review',
        'review/section-review',
      ),
    ],
  },
  {
    name: 'wizard',
    holds: ['/src/features/intake/wizard', '/src/features/intake/patient-intake'],
  },
  // A physician's page of a patient, and the modules that its tabs share.
  {
    name: 'record',
    holds: [
      '/src/routes/_physician/_record.tsx?tsr-split=component',
      ...inFolder(
        'src',
        'api/endpoints/physician-shoops',
        'features/shoops/reads/',
        'features/shoops/start/',
      ),
    ],
  },
  { name: 'journey', holds: ['/src/features/journey/health-journey'] },
  // Screens that render before their charts: `lines` (journey, response), `figures` (dashboard).
  {
    name: 'board',
    holds: inFolder('src/features', 'dashboard/physician-dashboard', 'patients/finder/patient-search'),
  },
  {
    name: 'lines',
    holds: [
      ...inFolder('@mantine/charts/esm', 'LineChart/', 'BarChart/'),
      ...['/@mantine/charts/styles', '/src/features/shoops/response/response-chart'],
    ],
  },
  {
    name: 'figures',
    holds: inFolder('src/features/dashboard/figures', 'registrations-line', 'bars.tsx', 'genders-pie'),
  },
  {
    name: 'accounts',
    holds: [
      '/src/features/accounts/use-',
      ...inFolder('src/identity', 'use-', 'masked-phone'),
      '/src/ui/fields/new-password',
    ],
  },
  // Steps of both roles' profiles, most of them shared. Each route keeps its loading state.
  {
    name: 'profile',
    holds: ['/src/features/profile/'],
    not: inFolder('src/features/profile', 'profile.tsx', 'steps/own-practice'),
  },
];

const names = (parts: readonly string[], id: string) => parts.some((part) => id.includes(part));

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Modules of the first page. Split into several chunks, they are a tenth larger.
  { name: 'first', tags: ['$initial'] },
  { name: 'first', test: /rolldown\/runtime|vite\/preload-helper/ },
  ...groups.map(({ name, holds, not = [] }) => ({
    name,
    test: (id: string) => names(holds, id) && !names(not, id),
  })),
];
