import { type ParsedLocation, redirect } from '@tanstack/react-router';

/** What is on the screen while another page is loaded. */
export interface ShownPage {
  location: ParsedLocation;
  /** The id of its route, and what that found in the address. */
  routeId: string;
  params: object;
}

interface Opening {
  location: ParsedLocation;
  params: object;
  preload: boolean;
  context: { shownPage: () => ShownPage | null };
}

const isIntake = (routeId: string) => /\/(myHealth|update-profile)\b/.test(routeId);
/** Not the pages before a sign-in, which would send whoever comes back away again. */
const isSignedIn = (routeId: string) => /^\/_(patient|physician)\//.test(routeId);

const patientOf = (params: object) => ('patientId' in params ? params.patientId : null);

function openerOf(page: ShownPage | null, params: object): string | undefined {
  if (!page || !isSignedIn(page.routeId)) return undefined;
  if (!isIntake(page.routeId)) return page.location.href;
  // One patient's intake is no way back from another's.
  const isSame = patientOf(page.params) === patientOf(params);
  return isSame ? page.location.state.intakeOpenedFrom : undefined;
}

/**
 * Writes beside the intake's address, where a reload finds it, which page it was opened from, whatever link was
 * followed (decision 55). From section to section the links hand it on.
 */
export function noteOpener({ location, params, preload, context }: Opening): void {
  if (preload || location.state.intakeOpenedFrom) return;
  const intakeOpenedFrom = openerOf(context.shownPage(), params);
  if (intakeOpenedFrom) throw redirect({ href: location.href, replace: true, state: { intakeOpenedFrom } });
}
