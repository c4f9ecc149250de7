import { MantineProvider, MantineThemeProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { panelTheme } from '#mocks/console/panel-theme.ts';
import { findResumedVisit } from '#mocks/controls/sign-in.ts';
import { formatStoreName } from '#mocks/seats/store-name.ts';
import { startBackend } from '#mocks/transports/backend.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { brandName } from '#ui/theme/brand-name.ts';
import { theme } from '#ui/theme/theme.ts';
import { planBothSides } from './plan-both-sides.ts';
import { preparePerson, resumeInSeat } from './seat-session.ts';
import { Theatre } from './theatre.tsx';
import { parseTheatreQuery } from './theatre-address.ts';
import type { Seat } from './use-seats.ts';

/**
 * Opens the theatre as its address describes it: on the present data, or from a `?scenario=`.
 * @param base absolute URL of the API, with a trailing slash
 * @param emptyRoot removes what the page shows; returns the root element
 */
export async function openTheatre(base: string, emptyRoot: () => HTMLElement): Promise<void> {
  const scenario = new URLSearchParams(location.search).get('scenario');
  const { controls } = await startBackend(base, scenario);
  const { server } = controls;
  const { tables } = server.store;
  const resumed = findResumedVisit(scenario);
  const first = resumed && { account: null, page: resumed.page };
  const plans = parseTheatreQuery(location.search) ?? planBothSides(tables, innerWidth, first);
  const seats: Seat[] = [];
  // Each signs in within a transaction, so they run one after the other.
  for (const plan of plans)
    seats.push({ ...plan, firstPage: plan.page, refusal: await preparePerson(server, plan) });
  if (resumed) resumeInSeat(resumed, plans);
  document.title = `Both sides – ${brandName}`;
  // The page that the build has rendered would hold back clicks until the app takes it over.
  window.earlyInput = undefined;
  createRoot(emptyRoot()).render(
    <StrictMode>
      <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
        <MantineThemeProvider theme={panelTheme} inherit>
          <Theatre server={server} storeName={formatStoreName(new URL(base).pathname)} openedSeats={seats} />
        </MantineThemeProvider>
        <LiveRegion />
      </MantineProvider>
    </StrictMode>,
  );
}
