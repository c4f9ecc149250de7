import type { Charter, ScreenPattern } from './charter.ts';
import { charteredRoutes, charters } from './charters.ts';
import { createScreenMatcher, type PageAddress } from './match-screen.ts';

/** Returns a rank by how closely a charter is about a screen: 0 for its own section or tab. */
const getRank = ({ screens }: Charter, { section, search }: ScreenPattern) =>
  section || search ? 0 : screens.length;

/** Lists the charters of a page, those that are about the least else first. */
export function findCharters(address: PageAddress): Charter[] {
  const isShown = createScreenMatcher(charteredRoutes, address);
  return charters
    .flatMap((charter) => {
      const ranks = charter.screens.filter(isShown).map((screen) => getRank(charter, screen));
      return ranks.length > 0 ? [{ charter, rank: Math.min(...ranks) }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ charter }) => charter);
}
