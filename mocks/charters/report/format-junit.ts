import { type Charter, getCharterTitle } from '../charter.ts';
import type { CharterArea } from '../charters.ts';
import type { CharterResult, CharterResults } from '../results.ts';
import { countOutcomes } from './count-outcomes.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow, not even escaped: controls and half pairs. */
const forbiddenCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what XML forbids
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes a text for an element or an attribute, whose line ends a parser would replace. */
const escapeXml = (text: string) =>
  text
    .replace(forbiddenCharacters, '\uFFFD')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Formats attributes, each with a space before it. */
const formatAttributes = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

/** Describes a failure: the tester's note, then the charter's oracle and the capsule. */
const describeFailure = ({ oracle }: Charter, { note, commit, capsule }: CharterResult) =>
  [note, `Right if: ${oracle}`, capsule && `Bug capsule: ${capsule.name}`, commit && `Commit: ${commit}`]
    .filter(Boolean)
    .join('\n');

/** Formats the outcome inside of a test case; '' for a passed one. */
function formatOutcome(charter: Charter, result: CharterResult | undefined): string {
  if (result?.outcome === 'passed') return '';
  if (result?.outcome === 'failed')
    return `<failure${formatAttributes({ message: result.note.trim() || 'Failed', type: 'charter' })}>${escapeXml(
      describeFailure(charter, result),
    )}</failure>`;
  const reason = result ? ['Unsure', result.note].filter(Boolean).join(': ') : 'Not tried';
  return `<skipped${formatAttributes({ message: reason })}/>`;
}

function formatCase(charter: Charter, result: CharterResult | undefined): string {
  const { id, clauses, mission } = charter;
  const name = `${getCharterTitle(charter)} (${clauses.join(', ')})`;
  return [
    `    <testcase${formatAttributes({ name, classname: `charters.${id}`, time: 0 })}>`,
    `      <properties><property${formatAttributes({ name: 'mission', value: mission })}/></properties>`,
    ...[formatOutcome(charter, result)].filter(Boolean).map((outcome) => `      ${outcome}`),
    '    </testcase>',
  ].join('\n');
}

/** Returns the numbers of a suite, by the names of JUnit's attributes. */
function countCases(charters: readonly Charter[], results: CharterResults) {
  const { failed, unsure, untried } = countOutcomes(charters, results);
  return { tests: charters.length, failures: failed, errors: 0, skipped: unsure + untried };
}

/** Formats the results of all charters as JUnit XML; unsure and untried ones are skipped. */
export function formatJunit(areas: readonly CharterArea[], results: CharterResults): string {
  const all = areas.flatMap(({ charters }) => charters);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${formatAttributes({ name: 'Charters', ...countCases(all, results) })}>`,
    ...areas.flatMap(({ title, charters }) => [
      `  <testsuite${formatAttributes({ name: title, ...countCases(charters, results) })}>`,
      ...charters.map((charter) => formatCase(charter, results[charter.id])),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}
