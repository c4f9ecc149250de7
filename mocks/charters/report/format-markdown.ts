import { type Charter, getCharterTitle } from '../charter.ts';
import type { CharterArea } from '../charters.ts';
import type { CharterResult, CharterResults } from '../results.ts';
import { countOutcomes } from './count-outcomes.ts';

/** Escapes what Markdown or HTML in it would read as markup. Lines become one paragraph's lines. */
const escapeText = (text: string) =>
  text
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .split(/\s*\n\s*/)
    // At the start of a line, a sign may begin a list or underline a heading.
    .map((line) => line.replace(/^(\d*)([-+=.)])/, '$1\\$2'))
    .join('  \n  ');

/** Marks of the outcomes in a list: a checkbox, or a letter in its place. */
const marks = { passed: '[x]', failed: '[ ] **Failed:**', unsure: '[ ] **Unsure:**' } as const;

const formatCommit = (commit: string) => (commit ? `, commit ${escapeText(commit)}` : '');

function formatResult({ note, at, commit, capsule }: CharterResult): string[] {
  return [
    `  ${escapeText(at)}${formatCommit(commit)}`,
    ...(note.trim() ? [`  Note: ${escapeText(note)}`] : []),
    ...(capsule ? [`  Bug capsule: ${escapeText(capsule.name)}`] : []),
  ];
}

function formatCharter(charter: Charter, result: CharterResult | undefined): string {
  const { clauses, mission, oracle } = charter;
  const mark = result ? marks[result.outcome] : '[ ] Not tried:';
  return [
    `- ${mark} ${escapeText(getCharterTitle(charter))} (${clauses.join(', ')})`,
    `  ${escapeText(mission)}`,
    `  Right if: ${escapeText(oracle)}`,
    ...(result ? formatResult(result) : []),
  ].join('  \n');
}

/** Formats the results of all charters as a Markdown document. */
export function formatMarkdown(areas: readonly CharterArea[], results: CharterResults): string {
  const counts = countOutcomes(
    areas.flatMap(({ charters }) => charters),
    results,
  );
  const { passed, failed, unsure, untried } = counts;
  return [
    '# Charters',
    `${passed} passed, ${failed} failed, ${unsure} unsure, ${untried} not tried`,
    ...areas.flatMap(({ title, charters }) => [
      `## ${escapeText(title)}`,
      charters.map((charter) => formatCharter(charter, results[charter.id])).join('\n'),
    ]),
    '',
  ].join('\n\n');
}
