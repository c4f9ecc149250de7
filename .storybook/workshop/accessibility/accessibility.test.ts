import { globSync, readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { everyScreen } from '../../../e2e/support/screens/every-screen.ts';
import { readRoutes } from '../read-routes.ts';
import { readStories } from '../read-stories.ts';
import { absentContent } from './absent-content.ts';
import { criteria } from './criteria.ts';
import { handChecks } from './hand-checks.ts';
import { listCitingFlows, listProvenCriteria, type ProvenCriterion } from './proofs.ts';

let provenCriteria: ProvenCriterion[] = [];
let storyTags: string[] = [];

beforeAll(async () => {
  const stories = await readStories(await buildIndex({ configDir: '.storybook' }));
  storyTags = stories.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('wcag-'));
  provenCriteria = listProvenCriteria(stories);
});

const ids = new Set(criteria.map(({ id }) => id));

it('lists the criteria of WCAG 2.2, 31 of level A and 24 of level AA', () => {
  const levels = Map.groupBy(criteria, ({ level }) => level);
  expect([levels.get('A')?.length, levels.get('AA')?.length, ids.size]).toEqual([31, 24, 55]);
});

it('has a proof for each criterion', () => {
  const withoutProof = provenCriteria.filter(
    ({ axeRules, flows, stories, absent, byHand }) =>
      axeRules.length + flows.length + stories.length === 0 && !absent && !byHand,
  );
  expect(withoutProof.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});

it('knows each cited criterion and reads each citation', () => {
  const sources = globSync('e2e/tests/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const readIds = sources.flatMap(([file, source]) => listCitingFlows(file, source).map(([id]) => id));
  const citations = sources.flatMap(([, source]) => source.match(/@wcag-[\d.]+/g) ?? []);
  expect(readIds.length).toBe(citations.length);
  const citedIds = [
    ...readIds,
    ...storyTags.map((tag) => tag.slice('wcag-'.length)),
    ...Object.keys(handChecks),
  ];
  expect(citedIds.filter((id) => !ids.has(id))).toEqual([]);
});

it('finds no content in the app that the criteria call absent', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const foundContent = Object.entries(absentContent).filter(([, { code }]) => code.test(sources));
  expect(foundContent.map(([id]) => id)).toEqual([]);
});

it('dates each check by hand', () => {
  const undatedChecks = Object.values(handChecks).filter(({ date }) => Number.isNaN(Date.parse(date)));
  expect(undatedChecks).toEqual([]);
});

/** Turns an address with parameters into a pattern of the paths that open it. */
const createPathPattern = (address: string) =>
  new RegExp(
    `^${address
      .slice(1)
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+')}$`,
  );

it('walks through each address of the app', () => {
  const paths = Object.values(everyScreen)
    .flat()
    .flatMap(({ opensBy }) => ('path' in opensBy ? (opensBy.path.split('?')[0] ?? '') : []));
  // The root only redirects; the flows open the links with a code from an e-mail.
  const addresses = readRoutes(readFileSync('src/routeTree.gen.ts', 'utf8'))
    .map(({ address }) => address)
    .filter((address) => address !== '/' && !address.includes('$code'));
  expect(addresses.filter((address) => !paths.some((path) => createPathPattern(address).test(path)))).toEqual(
    [],
  );
});
