import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** Page that is on the screen while another page loads. */
export interface ShownPage {
  location: ParsedLocation;
  /** Id of the page's route, and the parameters in its URL. */
  routeId: string;
  params: object;
}

/** Navigation to an intake, as `beforeLoad` receives it. */
interface Opening {
  location: ParsedLocation;
  params: object;
  preload: boolean;
  context: { shownPage: () => ShownPage | null };
}

const isIntakeRoute = (routeId: string) => /\/(myHealth|update-profile)\b/.test(routeId);
/** Excludes the pages before sign-in, which would redirect a returning user. */
const isSignedInRoute = (routeId: string) => /^\/_(patient|physician)\//.test(routeId);

const patientIdOf = (params: object) => ('patientId' in params ? params.patientId : null);

/** Returns the URL to go back to; from one section of an intake to another, its opener stays. */
function openerOf(page: ShownPage | null, params: object): string | undefined {
  if (!page || !isSignedInRoute(page.routeId)) return undefined;
  if (!isIntakeRoute(page.routeId)) return page.location.href;
  // The intake of another patient is no way back.
  const isSamePatient = patientIdOf(page.params) === patientIdOf(params);
  return isSamePatient ? page.location.state.intakeOpenedFrom : undefined;
}

/**
 * Stores in the history state, which survives a reload, which page the intake was opened from
 * (decision 55). Links between sections pass the state on.
 */
export function storeOpener({ location, params, preload, context }: Opening): void {
  if (preload || location.state.intakeOpenedFrom) return;
  const intakeOpenedFrom = openerOf(context.shownPage(), params);
  if (intakeOpenedFrom) throw redirect({ href: location.href, replace: true, state: { intakeOpenedFrom } });
}
