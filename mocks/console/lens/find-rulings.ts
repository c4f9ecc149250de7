import { intakeSections } from '#domain/intake/sections.ts';
import { charteredRoutes } from '#mocks/charters/charters.ts';
import { findCharters } from '#mocks/charters/find-charters.ts';
import { createScreenMatcher, type PageAddress } from '#mocks/charters/match-screen.ts';
import { type LensRule, lensRules, screenTopics } from './rules.ts';
import type { SpecId, SpecText } from './spec/parse-spec.ts';
import type { Spec } from './spec/spec.ts';

/** Element as the rules see it. */
export interface ElementFacts {
  readonly role: string;
  /** Accessible name. */
  readonly name: string;
  matches(selector: string): boolean;
}

/** Texts that rule an element, a part of the page around it, or the screen. */
export interface Ruling {
  /** Subject of the texts: 'Button “Update”', 'This screen'. */
  readonly about: string;
  readonly ids: readonly SpecId[];
}

/** Roles of elements that are named after what they contain, or lead to it. */
const namingRoles = new Set(['region', 'form', 'group', 'heading', 'link', 'dialog', 'table']);

/** Describes an element: 'Button “Update”'. */
export const describeElement = ({ role, name }: ElementFacts) =>
  `${role.charAt(0).toUpperCase()}${role.slice(1)}${name && ` “${name}”`}`;

const toDecisionIds = (numbers: readonly number[] = []) =>
  numbers.map((number) => `decision ${number}` as const);

/** Returns the texts and the decisions that they cite. */
const withDecisions = (ids: readonly SpecId[], spec: Spec): SpecId[] => [
  ...ids,
  ...toDecisionIds(ids.flatMap((id) => spec.get(id)?.decisions ?? [])),
];

/** Returns the texts of a rule, which may choose among the decisions that its sections cite. */
const listRuleTexts = ({ clauses, decisions }: LensRule, spec: Spec): SpecId[] =>
  decisions ? [...clauses, ...toDecisionIds(decisions)] : withDecisions(clauses, spec);

/** Compares titles without the case and without a leading 'My', which a physician does not read. */
const normalizeTitle = (title: string) => title.toLowerCase().replace(/^my /, '');

/**
 * Returns the texts about a part of the product by its title: the section that it titles, and
 * sections with a row or an item of this name, as the rules of the intake have.
 */
function findByTitle(title: string, spec: Spec, isPhysicianPage: boolean): SpecId[] {
  const wanted = normalizeTitle(title);
  const isTitled = (text: SpecText) => text.title !== '' && normalizeTitle(text.title) === wanted;
  // The physician's topics do not count on a patient's page, where 'Dashboard' is another.
  const titled = [...spec.values()].filter(
    (text) => isTitled(text) && (isPhysicianPage || !text.id.startsWith('physician')),
  );
  const [own] = isPhysicianPage ? titled.toReversed() : titled;
  if (!own) return [];
  const page = own.id.split(' ')[0];
  const isIntakeSection = intakeSections.some((section) => normalizeTitle(section.title) === wanted);
  const rows = [...spec.values()].filter(
    ({ id, text }) =>
      isIntakeSection &&
      id.startsWith(`${page} `) &&
      [...text.matchAll(/^(?:\| |- )(\w[\w &]+\w)(?: \||:)/gm)].some(
        ([, label = '']) => wanted.startsWith(normalizeTitle(label)) && label.length > 3,
      ),
  );
  return [own.id, ...rows.map(({ id }) => id)];
}

/** Returns true for a rule of an element on the shown screen. */
const fitsElement =
  (facts: ElementFacts, isShown: ReturnType<typeof createScreenMatcher>) =>
  ({ screens, role, name, selector }: LensRule): boolean =>
    (!screens || screens.some(isShown)) &&
    (role === undefined || role === facts.role) &&
    (name === undefined || (typeof name === 'string' ? name === facts.name : name.test(facts.name))) &&
    (selector === undefined || facts.matches(selector));

/** Returns the texts about the screen of an address: those that name it, then its charters'. */
function findScreenTexts(address: PageAddress, spec: Spec): SpecId[] {
  const isShown = createScreenMatcher(charteredRoutes, address);
  const path = `/${address.split(/[?#]/)[0]}`;
  const segment = path.split('/').at(-1) ?? '';
  const section = intakeSections.find((each) => each.segment === segment);
  const isIntake = path.startsWith('/myHealth/') || path.startsWith('/physician/update-profile/');
  const topics = screenTopics.filter(({ screen }) => isShown(screen)).map(({ topic }) => topic);
  const addressed = [...spec.values()]
    .filter(({ addresses }) => addresses.includes(path))
    .map(({ id }) => id);
  const titled = section && isIntake ? findByTitle(section.title, spec, false).slice(0, 1) : [];
  const tried = findCharters(address).flatMap(({ clauses }) => [...clauses]);
  return [...withDecisions([...titled, ...topics, ...addressed], spec), ...tried];
}

/**
 * Finds the texts that rule an element, most specific first; the screen's own come last.
 * @param chain the element and its ancestors, from the inside out
 */
export function findRulings(chain: readonly ElementFacts[], address: PageAddress, spec: Spec): Ruling[] {
  const isShown = createScreenMatcher(charteredRoutes, address);
  const isPhysicianPage = address.replace(/^\//, '').startsWith('physician/');
  const rulings: Ruling[] = chain.flatMap((facts) => {
    const rule = lensRules.find(fitsElement(facts, isShown));
    const titled =
      namingRoles.has(facts.role) && facts.name ? findByTitle(facts.name, spec, isPhysicianPage) : [];
    const ids = [
      ...(rule ? listRuleTexts(rule, spec) : []),
      ...withDecisions(titled.slice(0, 1), spec),
      ...titled.slice(1),
    ];
    return ids.length > 0 ? [{ about: describeElement(facts), ids }] : [];
  });
  const seen = new Set<SpecId>();
  return [...rulings, { about: 'This screen', ids: findScreenTexts(address, spec) }]
    .map(({ about, ids }) => ({
      about,
      // An id is listed once, where it is most specific.
      ids: ids.filter((id) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ ids }) => ids.length > 0);
}
