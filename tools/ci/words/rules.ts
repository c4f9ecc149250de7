import { type Comment, listComments } from './comments.ts';

/** Widest line that holds a comment, in columns. */
const maxColumns = 100;

/** Words that puzzle a reader, each with the plain term to use in its place. */
const unclearWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(whoever|somebody|anybody|nobody)\b/i, 'the user, patient, physician or author'],
  [/\bwhom\b/i, 'the recipient, or another sentence'],
  [/\bone['’]s own\b/i, 'the current user’s'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to'],
  [/\bmeanwhile\b/i, 'concurrently, in another tab'],
  [/\b(takes?|taking) breath\b|\bcomes? to rest\b/i, 'debounces, is idle'],
  [/\bunder way\b/i, 'pending, in flight'],
  [/\bdoubts?\b/i, 'unknown outcome'],
  [/\b(is|are|was|were|be|been|gets?) told\b/i, 'is notified'],
  [/(?<!\b[Ss]creen )\breaders?\b/i, 'the user'],
  [/\bin words\b|\bworded\b/i, 'label, message'],
  [/\bspeaks? up\b/i, 'announces'],
  [/\blook again\b|\blooks again\b/i, 'checks again, refetches'],
  [/\bdrawn\b/i, 'rendered'],
  [/\bonce more\b/i, 'again'],
];

const puzzlingStart = /^(What|Whatever|Whether|How|Where|Of|As|Who|Whose|Which|So|That)\b/;

/** Title of a test or of a group of tests, as it is written in a source file. */
const titlePattern =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])(?<title>(?:(?!\1).)+)\1/g;

/** Finds the unclear words in a text, the first match of each pattern. */
const findUnclearWords = (text: string, line: number) =>
  unclearWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [{ line, fault: `“${found}”: say ${instead}` }] : [];
  });

/** Checks the words of a comment, and the beginning of a docstring. */
const checkComment = ({ text, line, isDocstring }: Comment) => {
  const start = isDocstring && puzzlingStart.exec(text)?.[0];
  return [
    ...findUnclearWords(text, line),
    ...(start ? [{ line, fault: `a docstring begins with a verb or a noun, not with “${start}”` }] : []),
  ];
};

/** Finds lines with a comment that are wider than the limit. */
const findWideLines = (source: string, comments: readonly Comment[]) => {
  const lines = source.split('\n');
  return comments.flatMap(({ text, line }) =>
    text.split('\n').flatMap((_, offset) => {
      const width = lines[line - 1 + offset]?.length ?? 0;
      return width > maxColumns ? [{ line: line + offset, fault: `${width} of ${maxColumns} columns` }] : [];
    }),
  );
};

/** Lists the faults of wording in a file's comments and test titles, as `path:line: fault`. */
export function listFaults(path: string, source: string): string[] {
  const comments = listComments(path, source);
  const tests = path.includes('.test.') || path.startsWith('e2e/') ? [...source.matchAll(titlePattern)] : [];
  const faults = [
    ...comments.flatMap(checkComment),
    ...findWideLines(source, comments),
    ...tests.flatMap(({ index, groups }) =>
      findUnclearWords(groups?.title ?? '', source.slice(0, index).split('\n').length),
    ),
  ];
  return faults.toSorted((a, b) => a.line - b.line).map(({ line, fault }) => `${path}:${line}: ${fault}`);
}
