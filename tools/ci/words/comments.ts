import { parseSync } from 'vite';

/** Comment of a source file: its text without markers and the number of its first line. */
export type Comment = { text: string; line: number; isDocstring: boolean };

const getLineNumber = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Returns the text of a block comment without the stars that begin its lines. */
const removeStars = (value: string) =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

/** Lists the comments of a TypeScript file or of a style sheet, in their order. */
export function listComments(path: string, source: string): Comment[] {
  if (path.endsWith('.css'))
    return [...source.matchAll(/\/\*(.*?)\*\//gs)].map((match) => ({
      text: removeStars(match[1] ?? ''),
      line: getLineNumber(source, match.index),
      isDocstring: false,
    }));
  return parseSync(path, source).comments.map(({ type, value, start }) => ({
    text: removeStars(value),
    line: getLineNumber(source, start),
    isDocstring: type === 'Block' && value.startsWith('*'),
  }));
}
