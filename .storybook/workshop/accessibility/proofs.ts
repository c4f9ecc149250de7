import { globSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { axeConfig } from '../../../e2e/support/axe-rules.ts';
import type { WorkshopStory } from '../read-stories.ts';
import { absentContent } from './absent-content.ts';
import { type Criterion, criteria } from './criteria.ts';
import { type HandCheck, handChecks } from './hand-checks.ts';

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

const taggedTestPattern = /test\(\s*(['"`])((?:(?!\1).)+)\1,\s*\{\s*tag:\s*([^}]+)\}/gs;
const citedCriterionPattern = /@wcag-(\d+\.\d+\.\d+)/g;

/** Lists the flows of a test file by the criteria that their tags cite, such as `@wcag-2.1.1`. */
export function listCitingFlows(file: string, source: string): [id: string, flow: CitingFlow][] {
  return [...source.matchAll(taggedTestPattern)].flatMap(([, , title = '', tags = '']) =>
    [...tags.matchAll(citedCriterionPattern)].map(([, id = '']): [string, CitingFlow] => [
      id,
      { title, file },
    ]),
  );
}

const isEnabledInConfig = (id: string) => axeConfig.rules.find((rule) => rule.id === id)?.enabled;

/** Lists the ids of the axe rules that are on and check a criterion. */
function listAxeRules({ id }: Criterion): string[] {
  const tag = `wcag${id.replaceAll('.', '')}`;
  return axe
    .getRules([tag])
    .filter(
      ({ ruleId, tags }) =>
        isEnabledInConfig(ruleId) ?? !tags.some((ruleTag) => tagsOffByDefault.includes(ruleTag)),
    )
    .map(({ ruleId }) => ruleId);
}

/** Tags of rules that axe runs only if they are configured. */
const tagsOffByDefault = ['deprecated', 'wcag2aaa', 'wcag22aa'];

/** Lists all criteria with their proofs, from the tests, the stories' tags and the records. */
export function listProvenCriteria(stories: readonly WorkshopStory[]): ProvenCriterion[] {
  const citations = globSync('e2e/tests/**/*.ts').flatMap((file) =>
    listCitingFlows(file, readFileSync(file, 'utf8')),
  );
  return criteria.map((criterion) => ({
    ...criterion,
    axeRules: listAxeRules(criterion),
    flows: citations.filter(([id]) => id === criterion.id).map(([, flow]) => flow),
    stories: stories
      .filter(({ tags }) => tags.includes(`wcag-${criterion.id}`))
      .map(({ id, title, name }) => ({ id, title, name })),
    ...(absentContent[criterion.id] && { absent: absentContent[criterion.id]?.reason }),
    ...(handChecks[criterion.id] && { byHand: handChecks[criterion.id] }),
  }));
}
