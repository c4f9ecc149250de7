import { globSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { axeConfig } from '../../../e2e/support/axe-rules.ts';
import type { WorkshopStory } from '../read-stories.ts';
import { absentContent } from './absent.ts';
import { type HandCheck, handChecks } from './by-hand.ts';
import { type Criterion, criteria } from './criteria.ts';

/** Flow in a real browser that cites a criterion in its tag. */
export interface CitingFlow {
  title: string;
  /** Path from the project's root. */
  file: string;
}

/** Criterion with everything that proves it. */
export interface ProvenCriterion extends Criterion {
  /** Ids of the axe rules that run on every screen and story. */
  axeRules: readonly string[];
  flows: readonly CitingFlow[];
  stories: readonly Pick<WorkshopStory, 'id' | 'title' | 'name'>[];
  /** Reason why the app cannot violate the criterion. */
  absent?: string;
  byHand?: HandCheck;
}

const TAGGED_TEST = /test\(\s*(['"`])((?:(?!\1).)+)\1,\s*\{\s*tag:\s*([^}]+)\}/gs;
const CITED = /@wcag-(\d+\.\d+\.\d+)/g;

/** Lists the flows of a test file by the criteria that their tags cite, such as `@wcag-2.1.1`. */
export function flowsIn(file: string, source: string): [id: string, flow: CitingFlow][] {
  return [...source.matchAll(TAGGED_TEST)].flatMap(([, , title = '', tags = '']) =>
    [...tags.matchAll(CITED)].map(([, id = '']): [string, CitingFlow] => [id, { title, file }]),
  );
}

const isOn = (id: string) => axeConfig.rules.find((rule) => rule.id === id)?.enabled;

/** Lists the ids of the axe rules that are on and check a criterion. */
function axeRulesOf({ id }: Criterion): string[] {
  const tag = `wcag${id.replaceAll('.', '')}`;
  return axe
    .getRules([tag])
    .filter(({ ruleId, tags }) => isOn(ruleId) ?? !tags.some((each) => OFF_BY_DEFAULT.includes(each)))
    .map(({ ruleId }) => ruleId);
}

/** Tags of rules that axe runs only if they are configured. */
const OFF_BY_DEFAULT = ['deprecated', 'wcag2aaa', 'wcag22aa'];

/** Lists all criteria with their proofs, from the tests, the stories' tags and the records. */
export function proofsOf(stories: readonly WorkshopStory[]): ProvenCriterion[] {
  const cited = globSync('e2e/tests/**/*.ts').flatMap((file) => flowsIn(file, readFileSync(file, 'utf8')));
  return criteria.map((criterion) => ({
    ...criterion,
    axeRules: axeRulesOf(criterion),
    flows: cited.filter(([id]) => id === criterion.id).map(([, flow]) => flow),
    stories: stories
      .filter(({ tags }) => tags.includes(`wcag-${criterion.id}`))
      .map(({ id, title, name }) => ({ id, title, name })),
    ...(absentContent[criterion.id] && { absent: absentContent[criterion.id]?.reason }),
    ...(handChecks[criterion.id] && { byHand: handChecks[criterion.id] }),
  }));
}
