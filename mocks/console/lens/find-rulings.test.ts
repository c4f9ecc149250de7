import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { charteredRoutes } from '#mocks/charters/charters.ts';
import { projectFolder } from '../../../tools/project-folder.ts';
import { type ElementFacts, findRulings } from './find-rulings.ts';
import { lensRules, screenTopics } from './rules.ts';
import { spec } from './spec/spec.ts';

const createFacts = (role: string, name: string, selector = ''): ElementFacts => ({
  role,
  name,
  matches: (wanted) => wanted === selector,
});
const listIds = (chain: readonly ElementFacts[], address: string) =>
  findRulings(chain, address, spec).flatMap(({ ids }) => ids);

const sourceText = globSync('src/{ui,features,app,clinic,questionnaire,identity,domain}/**/*.{ts,tsx}', {
  cwd: projectFolder,
})
  .map((path) => readFileSync(join(projectFolder, path), 'utf8'))
  .join('\n');

describe('The texts', () => {
  it('are the numbered sections, their topics, and the decisions', () => {
    expect(spec.get('intake §2.2')).toMatchObject({ title: 'Contacts' });
    expect(spec.get('accounts §2.7')).toMatchObject({ title: 'Login', addresses: ['/login'] });
    expect(spec.get('accounts §2.5')?.title).toBe('The code dialog');
    expect(spec.get('physician §2: Patient Listing')?.decisions).toEqual([]);
    expect(spec.get('decision 26')?.text).toContain('myHealth/diagnosis');
    expect(spec.get('intake §2')?.text).not.toContain('Prefix or suffix');
  });

  it('have each section, topic and decision that a rule names', () => {
    const named = [
      ...lensRules.flatMap(({ clauses, decisions = [] }) => [
        ...clauses,
        ...decisions.map((number) => `decision ${number}` as const),
      ]),
      ...screenTopics.map(({ topic }) => topic),
    ];
    expect(named.filter((id) => !spec.has(id))).toEqual([]);
  });

  it('cite only decisions that exist', () => {
    const cited = [...spec.values()].flatMap(({ decisions }) => decisions);
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((number) => !spec.has(`decision ${number}`))).toEqual([]);
  });
});

/** Short texts in the source: quoted, or between tags. */
const sourceTexts = [...sourceText.matchAll(/['"`>]([^'"`<>\n]{3,80})(?=['"`<])/g)].map(
  ([, text = '']) => text,
);

it('names only elements that the app has', () => {
  const patterns = lensRules.map(({ name }) => name).filter((name) => name instanceof RegExp);
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((pattern) => !sourceTexts.some((text) => pattern.test(text)))).toEqual([]);
  const names = lensRules.map(({ name }) => name).filter((name) => typeof name === 'string');
  const attributes = lensRules.flatMap(({ selector = '' }) => selector.match(/[\w-]+(?==|\])/g) ?? []);
  expect(names.length).toBeGreaterThan(10);
  expect([...names, ...attributes].filter((text) => !sourceText.includes(text))).toEqual([]);
});

describe('Each screen', () => {
  it.each(charteredRoutes)('%s has an answer of its own', (route) => {
    const address = route.replace('/{-$section}', '').replace(/\$\w+/g, '7').slice(1);
    expect(findRulings([], address, spec)).toMatchObject([{ about: 'This screen' }]);
  });

  it('begins with the texts that name it', () => {
    expect(listIds([], 'login')[0]).toBe('accounts §2.7');
    expect(listIds([], 'physician/list-patient')[0]).toBe('physician §2: Patient Listing');
    expect(listIds([], 'myHealth/contact')[0]).toBe('intake §2.2');
    expect(listIds([], 'physician/patient-profile/7?view=notes')[0]).toBe('physician §2: Notes');
  });
});

/** Sections that docs/product describes; a section that a recipe adds is not among them. */
const describedSections = intakeSections.filter(({ title }) =>
  [...spec.values()].some((text) => text.title === title),
);

describe('Each question of the intake', () => {
  const questions = describedSections.flatMap((section) =>
    section.module === 'MyDocuments'
      ? []
      : questionnaires[section.module].questions.map(({ label }) => ({ section, label })),
  );

  it('has its section as the answer, for a patient and for a physician', () => {
    expect(questions.length).toBeGreaterThan(60);
    const wrong = questions.filter(({ section, label }) => {
      const chain = [createFacts('textbox', label), createFacts('form', section.title)];
      return ['myHealth', 'physician/update-profile/7'].some((path) => {
        const found = findRulings(chain, `${path}/${section.segment}`, spec).find(({ about }) =>
          about.startsWith('Form'),
        );
        return spec.get(found?.ids[0] ?? 'intake §1')?.title !== section.title;
      });
    });
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  it('has the rules and names of its section, too', () => {
    const ids = listIds([createFacts('form', 'Medications & Supplements')], 'myHealth/medications');
    expect(ids).toEqual(expect.arrayContaining(['intake §2.5', 'intake §3', 'intake §5']));
  });
});

describe('An element', () => {
  it('comes before its part of the page and the screen, and no text is listed twice', () => {
    const chain = [createFacts('button', 'Update'), createFacts('form', 'Contacts')];
    const rulings = findRulings(chain, 'myHealth/contact', spec);
    expect(rulings.map(({ about }) => about)).toEqual(['Button “Update”', 'Form “Contacts”', 'This screen']);
    expect(rulings[0]?.ids).toEqual(['intake §4', 'intake §2', 'decision 27']);
    const ids = rulings.flatMap((ruling) => ruling.ids);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('is another one on another screen', () => {
    const chain = [createFacts('button', 'Update')];
    expect(findRulings(chain, 'profile', spec)[0]?.ids[0]).toBe('accounts §4.5');
    expect(findRulings(chain, 'login', spec)[0]?.about).toBe('This screen');
  });

  it('is found by an attribute, where it has no name', () => {
    const chain = [createFacts('textbox', 'Phone', 'input[type=tel]')];
    expect(findRulings(chain, 'signup', spec)[0]?.ids).toContain('decision 34');
  });

  it('is not taken for a physician’s topic on a patient’s page', () => {
    expect(findRulings([createFacts('link', 'Dashboard')], 'profile', spec)[0]?.about).toBe('This screen');
    expect(listIds([createFacts('link', 'Notes')], 'physician/patient-profile/7')[0]).toBe(
      'physician §2: Notes',
    );
  });
});
