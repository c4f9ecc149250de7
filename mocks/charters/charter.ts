import type { RegisteredRouter } from '@tanstack/react-router';
import type { IntakeSegment } from '#domain/intake/sections.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';

type Routes = RegisteredRouter['routesByPath'];

/** Route of the app as its router has it: '/myHealth/{-$section}'. */
export type AppRoute = keyof Routes;

/** Pages of `docs/product`. */
export const productPages = ['intake', 'accounts', 'physician'] as const;
export type ProductPage = (typeof productPages)[number];

/** Section of `docs/product`, cited as in comments: 'accounts §4.7'. */
export type Clause = `${ProductPage} §${number}` | `${ProductPage} §${number}.${number}`;

/** Query parameters of a screen; undefined for one that must be missing. */
type ScreenSearch = Readonly<Record<string, string | number | undefined>>;

/** Pattern of a screen's address: a route, and what the address has besides. */
export interface ScreenPattern {
  /** `*` is the page for addresses that no route has. */
  readonly route: AppRoute | '*';
  /** Section of the intake in the address; any if omitted. */
  readonly section?: IntakeSegment;
  readonly search?: ScreenSearch;
}

/** Returns the screen of a route. @param search query by which the page shows a step or a tab */
export const screenAt = <Route extends AppRoute>(
  route: Route,
  search?: Partial<Routes[Route]['types']['fullSearchSchema']>,
): ScreenPattern => ({ route, ...(search && { search: search as ScreenSearch }) });

/** Seat of a charter that needs both sides of the clinic (docs/two-seats.md). */
export interface CharterSeat {
  /** E-mail of the signed-in person; '' for a seat without a session. */
  readonly email: string;
  /** Path of the page without the base, with its query. */
  readonly page: string;
  /** Width of the frame in px. */
  readonly width: number;
}

type TwoSeats = readonly [CharterSeat, CharterSeat];

/** Page to start at: its path, the recipient of the e-mailed link to it, or two seats. */
export type CharterOpening = string | { readonly mailedTo: string } | TwoSeats;

/** Short instruction for a test by hand. */
export interface Charter {
  /** Unique name in kebab case, which also titles the charter. */
  readonly id: string;
  /** Sections of `docs/product` that the charter tries. */
  readonly clauses: readonly [Clause, ...Clause[]];
  readonly screens: readonly [ScreenPattern, ...ScreenPattern[]];
  readonly scenario: ScenarioName;
  readonly opens: CharterOpening;
  /** Action to try, in at most two lines. */
  readonly mission: string;
  /** Observation by which a tester knows that the app is right. */
  readonly oracle: string;
}

/** Largest length of a mission, which is two lines of the console at its narrowest. */
export const maxMissionLength = 170;

/** Returns a charter's title: 'Draft survives reload'. */
export function getCharterTitle({ id }: Pick<Charter, 'id'>): string {
  const title = id.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns true for a start in two seats. */
export const isTwoSeats = (opens: CharterOpening): opens is TwoSeats => Array.isArray(opens);
