import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseProductPage } from '#mocks/console/lens/spec/parse-spec.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { Tables } from '#mocks/store/tables.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { readRoutes } from '../../.storybook/workshop/read-routes.ts';
import { projectFolder } from '../../tools/project-folder.ts';
import { type Charter, isTwoSeats, maxMissionLength, productPages } from './charter.ts';
import { charteredRoutes, charters } from './charters.ts';
import { createScreenMatcher } from './match-screen.ts';

const readProjectFile = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** Routes of the generated tree, which the types of the charters' screens have, too. */
const routes = readRoutes(readProjectFile('src/routeTree.gen.ts')).map(({ address }) => address);

/** Sections of `docs/product`; a heading directly above another one has no text to try. */
const sections = productPages.flatMap((page) =>
  parseProductPage(page, readProjectFile(`docs/product/${page}.md`))
    .filter(({ id }) => !id.includes(': '))
    .map(({ id, text }) => ({ id, hasText: text !== '' })),
);

/** Sections that flows in `e2e/tests` cite, of a list `accounts §4.2, §4.4` all of them. */
const citedByFlows = globSync('e2e/tests/**/*.ts', { cwd: projectFolder }).flatMap((path) =>
  [...readProjectFile(path).matchAll(/\b(intake|accounts|physician) (§[\d.]*\d(?:, §[\d.]*\d)*)/g)].flatMap(
    ([, page, list = '']) => (list.match(/[\d.]*\d/g) ?? []).map((number) => `${page} §${number}`),
  ),
);

/** Lists the sections with a text that neither a charter nor a flow cites. */
function listUntriedSections(tried: readonly Charter[], cited = citedByFlows): string[] {
  const ids = new Set<string>([...cited, ...tried.flatMap(({ clauses }) => [...clauses])]);
  return sections.filter(({ id, hasText }) => hasText && !ids.has(id)).map(({ id }) => id);
}

/** Returns the address that a charter opens, or the addresses of its seats. */
function listPages({ opens }: Charter): string[] {
  if (typeof opens === 'string') return [opens];
  return isTwoSeats(opens) ? opens.map(({ page }) => page) : [];
}

it('has unique ids in kebab case, and missions of two lines', () => {
  const ids = charters.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(charters.filter(({ mission }) => mission.length > maxMissionLength).map(({ id }) => id)).toEqual([]);
});

describe('docs/product', () => {
  it('has each section that a charter cites', () => {
    const known = new Set(sections.map(({ id }) => id));
    expect(known.size).toBeGreaterThan(40);
    expect(charters.flatMap(({ clauses }) => clauses.filter((clause) => !known.has(clause)))).toEqual([]);
  });

  it('has a charter or a flow for each of its sections', () => {
    expect(listUntriedSections(charters)).toEqual([]);
    // Without the charters of one section, the check names it.
    const others = charters.filter(({ clauses }) => !clauses.includes('intake §2.11'));
    expect(listUntriedSections(others)).toContain('intake §2.11');
  });
});

describe('The screens', () => {
  it('are routes of the app, and each route has a charter', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(charteredRoutes.toSorted()).toEqual(routes.toSorted());
  });

  it('are those that the charters open', () => {
    const opensElsewhere = charters.filter((charter) => {
      const pages = listPages(charter);
      // A charter may begin at the login, and a seat of an invited person at the invitation.
      const isOnTheWay = pages.includes('login') || pages.length === 0;
      return (
        !isOnTheWay && !pages.some((page) => charter.screens.some(createScreenMatcher(charteredRoutes, page)))
      );
    });
    expect(opensElsewhere.map(({ id }) => id)).toEqual([]);
  });
});

describe('The people', () => {
  const tablesByScenario = new Map<ScenarioName, Tables>();
  beforeAll(async () => {
    for (const { scenario } of charters)
      if (!tablesByScenario.has(scenario))
        tablesByScenario.set(scenario, (await createTestServer(scenario)).store.tables);
  });

  it.each(charters.map((charter) => [charter.id, charter] as const))(
    'of %s are in its scenario',
    (_, charter) => {
      const { opens, scenario } = charter;
      const { accounts, outbox } = tablesByScenario.get(scenario) ?? { accounts: [], outbox: [] };
      const emails = new Set(accounts.map(({ email }) => email));
      const seats = isTwoSeats(opens) ? opens : [];
      expect(seats.filter(({ email }) => !emails.has(email))).toEqual([]);
      if (typeof opens === 'string' || isTwoSeats(opens)) return;
      const link = outbox.find(({ to, link }) => to === opens.mailedTo && link)?.link ?? '';
      expect(charter.screens.some(createScreenMatcher(charteredRoutes, link))).toBe(true);
    },
  );
});
