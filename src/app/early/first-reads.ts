import type { EndpointName, Endpoints } from '#api/endpoints/endpoints.ts';
import { sectionPaths, statusPath } from '#api/endpoints/intake/section-paths.ts';
import { ownShoopsPath } from '#api/endpoints/read-paths.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import type { FileRoutesById } from '../../routeTree.gen.ts';

type Path = Endpoints[EndpointName]['path'];

/** Call that a page sends when it is first rendered. */
export interface FirstRead {
  /** Path and query, with parameters of the page: `{id}` in a path, `$id` in a query. */
  address: Path | `${Path}?${string}`;
  /** Regular expression of the page's URLs (path and query) with this call; all if omitted. */
  only?: string;
}

/** Lists reads that a page sends at any URL. */
const always = (...addresses: FirstRead['address'][]): FirstRead[] =>
  addresses.map((address) => ({ address }));

/** Lists the first reads of an intake: its status, and the answers of the section in the URL. */
const readsOfIntake = (query: '' | `?${string}` = ''): FirstRead[] => [
  { address: `${statusPath}${query}` },
  ...intakeSections.map(({ module, segment }) => ({
    address: `${sectionPaths[module]}${query}` as const,
    only: `/${segment}/?(\\?|$)`,
  })),
];

const readsOfRecord = always('physician/patient?patientId=$patientId');

/** Lists the reads of one tab of a page. */
const readsOfView = (view: string, ...addresses: FirstRead['address'][]): FirstRead[] =>
  addresses.map((address) => ({ address, only: `[?&]view=${view}(&|$)` }));

/** First reads of each route; a page also sends those of the layouts around it. */
const firstReads: Partial<Record<keyof FileRoutesById, readonly FirstRead[]>> = {
  // For the bell of every page.
  '/_patient': always('dashboard/notifications'),
  '/_patient/dashboard': always(statusPath, 'dashboard/healthCheckUp', ownShoopsPath, 'dashboard/physician'),
  '/_patient/myHealth/{-$section}': readsOfIntake(),
  '/_patient/profile': always('dashboard/profile'),
  '/_patient/add-symptoms': always('dashboard/healthCheckUp', 'dashboard/objectives'),
  '/_patient/health-journey': always('dashboard/healthCheckUp'),
  '/_patient/dosing-history': always(ownShoopsPath),
  '/_patient/patient-physician-profile/$id': always('dashboard/physician/{id}'),
  '/_physician': always('dashboard/notifications'),
  '/_physician/physician/dashboard': always('physician/dashboard'),
  '/_physician/physician/list-patient': always('physician/patients'),
  '/_physician/physician/profile': always('dashboard/profile'),
  // Not those of the first tab: with seventeen replies, they would hold back the code.
  '/_physician/_record/physician/patient-profile/$patientId': [
    ...readsOfRecord,
    ...readsOfView('journey', 'dashboard/healthCheckUp?userId=$patientId'),
    ...readsOfView(
      'shoop',
      'physician/shoop?patientId=$patientId&isReady=1',
      'dashboard/healthCheckUp?userId=$patientId',
    ),
    ...readsOfView('notes', 'physician/notes?patientId=$patientId'),
  ],
  '/_physician/_record/physician/update-profile/$patientId/{-$section}': [
    ...readsOfRecord,
    ...readsOfIntake('?userId=$patientId'),
  ],
};

/**
 * Lists the first reads of a page.
 * @param routeIds ids of its route and of the layouts around it
 */
export const listFirstReads = (routeIds: readonly string[]): FirstRead[] =>
  routeIds.flatMap((id) => firstReads[id as keyof FileRoutesById] ?? []);
