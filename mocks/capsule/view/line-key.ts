import { hashText } from '#mocks/redaction/hash-text.ts';
import type { FiledLine, ViewLine } from './view.ts';

type Line = Omit<ViewLine, 'depth'>;

/** Joins what is compared of a line; its place in the tree is not. */
const joinLine = ({ role, name, value, states }: Line) => [role, name, value, states].join('\n');

/** Returns 16 bits of a text: enough to notice a change, too few to guess the text back. */
const shortHash = (text: string) => (hashText(text) % 0x10000).toString(16).padStart(4, '0');

/** Returns the digest of a line. @param salt random text of the file */
export const digestLine = (line: Line, salt: string): string => shortHash(salt + joinLine(line));

/** Returns the key by which a line of a file is found in a page; '' if it is not compared. */
export function keyOfFiled({
  role,
  name = '',
  value = '',
  states,
  digest,
}: Omit<FiledLine, 'depth'>): string {
  if (digest === undefined) return joinLine({ role, name, value, states });
  return digest && `#${digest}`;
}

/** Returns the keys of a line of a page: its text, and its digest. */
export const keysOfShown = (line: Line, salt: string): [text: string, digest: string] => [
  joinLine(line),
  `#${digestLine(line, salt)}`,
];

/** Longest text in a description of a line, in characters. */
const maxCharacters = 80;

/** Quotes a text for a tester, shortened if it is long; '' for none. */
function quote(text: string): string {
  if (text === '') return '';
  return ` “${text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text}”`;
}

/** Describes a line for a tester: button “Send” [disabled]. */
export function describeLine({ role, name = '', value = '', states }: Omit<FiledLine, 'depth'>): string {
  const separator = name !== '' && value !== '' ? ':' : '';
  return `${role}${quote(name)}${separator}${quote(value)}${states}`;
}
