import type { Rolldown } from 'vite';

/** @param paths parts of a path, of a piece that is to be in the group or of a folder of them */
const together = (name: string, ...paths: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name,
  test: new RegExp(paths.join('|')),
});

/**
 * Which pieces travel together. Cut up by who else needs each piece, a screen asks for up to fifty files, each a trip of
 * its own and packed by itself. So what most of the screens behind one door need comes in one file: the first group
 * that names a piece takes it, and with it all that the piece imports and no group before has taken. A screen's own
 * pieces stay with its route. `e2e/tests/cold-visits.live.ts` counts the files, `npm run bench` the bytes.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What the first page needs: cut up, it weighs a tenth more.
  { name: 'first', tags: ['$initial'] },
  together('first', 'rolldown/runtime', 'vite/preload-helper'),
  // Whatever asks the server for something, and the frame of every screen behind the sign-in.
  together(
    'common',
    '/src/api/client/client\\.ts',
    '/useQuery\\.js$',
    '/src/ui/(loading/(skeletons|load-|use-)|reading/use-|links/use-|leaving/use-|feedback/doubt-notice)',
    '/src/api/use-creation',
    '/src/domain/values/full-name',
    '/Icon(Search|Plus|Check|Pencil)\\.',
    'use-(disclosure|merged-ref)',
    'create-safe-context',
    'get-auto-contrast',
    '/src/features/intake/subject',
    '/src/features/shell/signed-in-nav',
    '/src/routes/_p\\w+\\.tsx\\?tsr-split=component',
    '/src/ui/(loading/empty-state|layout/portrait)',
    '/src/api/endpoints/(notifications|physicians)\\.ts',
    '/src/features/notifications/bell',
    '/Badge[./]',
  ),
  // A patient's own screens; drafts, because a logout wipes them wherever it is made.
  together(
    'dates',
    '/src/domain/(values/dates|check-ups/check-up|check-ups/check-up-trend|printed-record)\\.ts',
    '/src/ui/layout/printed-page',
    '/src/domain/questions/option\\.ts',
    '/src/api/endpoints/(check-ups|lists)\\.ts',
    '/src/clinic/feelings/',
    '/drafts/(drafts|kept-sections)\\.ts',
    '/Progress[./]',
  ),
  together(
    'phone',
    '/libphonenumber-js/',
    '/src/api/endpoints/patient-profile',
    '/src/domain/(values/phone\\.ts|questions/|files/document-files|medication-rows|options/(person|clinical))',
    '/inputs/phone-input',
  ),
  together('overlay', '/@mantine/core/.*/(Popover|ScrollArea|FocusTrap|Modal)/'),
  together(
    'form',
    '/src/questionnaire/(?!review|add-item|inputs/calendar)',
    '/components/Divider/',
    '/src/domain/files/picture-files',
    '/src/ui/(leaving/(unsaved|leave-guard)|fields/file-drop|feedback/(upload-progress|confirm-dialog))',
    '/src/api/use-(upload|shared-lists)',
  ),
  together('record', '/src/features/patients/patient-record'),
  together('intake', '/src/domain/intake/', '/src/features/intake/(intake-review|section-review)'),
  together('wizard', '/src/features/intake/wizard', '/src/routes/_physician/physician\\.update-profile'),
  together('journey', '/src/features/journey/health-journey'),
  together(
    'accounts',
    '/src/features/accounts/use-',
    '/src/identity/(use-|masked-phone)',
    '/src/ui/fields/new-password',
  ),
];
