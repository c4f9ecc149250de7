import type { Clause, ProductPage } from '#mocks/charters/charter.ts';

/** Paragraph of a section that begins with its topic in bold: 'physician §2: Patient Listing'. */
export type Topic = `${Clause}: ${string}`;
export type DecisionId = `decision ${number}`;
/** Id of a text that rules a part of the app. */
export type SpecId = Clause | Topic | DecisionId;

/** Text that rules a part of the app: a section or a topic of `docs/product`, or a decision. */
export interface SpecText {
  readonly id: SpecId;
  /** Title without the section's number; '' for a decision. */
  readonly title: string;
  /** Text in Markdown. */
  readonly text: string;
  /** Addresses in the title of a section: '/login'. */
  readonly addresses: readonly string[];
  /** Decisions that the text cites. */
  readonly decisions: readonly number[];
}

const headingPattern = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/gm;
const topicPattern = /^\*\*(.+?)\.?\*\*\.?\s/gm;
const decisionRow = /^\| (\d+) \| (.*?) \| (.*?) \|$/gm;

/** Lists the numbers of the decisions that a text cites: `decisions 21, 53`. */
const listDecisions = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, list = '']) =>
      (list.match(/\d+/g) ?? []).map(Number),
    ),
  ),
];

/** Splits a text before each match; drops what stands before the first. */
function splitBefore(text: string, pattern: RegExp): { match: RegExpExecArray; rest: string }[] {
  const matches = [...text.matchAll(pattern)];
  return matches.map((match, index) => ({
    match,
    rest: text.slice(match.index + match[0].length, matches[index + 1]?.index).trim(),
  }));
}

const createText = (id: SpecId, heading: string, text: string): SpecText => ({
  id,
  title: heading.replace(/ \(`.*`\)$|, "[^"]*"$/, ''),
  text,
  addresses: [...heading.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address),
  decisions: listDecisions(text),
});

/** Parses a page of `docs/product`: its numbered sections, and the topics of each. */
export function parseProductPage(page: ProductPage, markdown: string): SpecText[] {
  return splitBefore(markdown, headingPattern).flatMap(({ match: [, number = '', heading = ''], rest }) => {
    const clause = `${page} §${number}` as Clause;
    const topics = splitBefore(rest, topicPattern).map(({ match: [, topic = ''], rest: text }) =>
      createText(`${clause}: ${topic}`, topic, text),
    );
    return [createText(clause, heading, rest), ...topics];
  });
}

/** Parses the numbered rows of docs/decisions.md. */
export function parseDecisions(markdown: string): SpecText[] {
  return [...markdown.matchAll(decisionRow)].map(([, number = '', decision = '', heldBy = '']) =>
    createText(`decision ${Number(number)}`, '', `${decision}\n\nHeld by ${heldBy}`),
  );
}
