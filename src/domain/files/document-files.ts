import { documentMessages } from '#domain/documents/documents.ts';
import { formatOfName } from './file-formats.ts';

const MEGABYTE = 1024 * 1024;
/** Size limit of an attached file, in bytes. Not documented; assumed. */
export const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_NAME_CHARACTERS = 150;

/** Characters that disguise a name: control characters, and marks of text direction. */
const deceptiveCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Characters with a special meaning in file systems or HTML. */
const reservedCharacters = /[<>:"/\\|?*]/u;

/** Our own texts: the product documents have none for these cases. */
export const fileProblems = {
  name: 'This file’s name has characters that are not allowed, such as < > : " / \\ | ? *. Please rename the file and try again.',
  longName: `This file’s name is too long. Please shorten it to ${MAX_NAME_CHARACTERS} characters and try again.`,
  type: 'This type of file is not accepted. Please choose a PDF, a Word document (.doc, .docx) or a picture.',
  content:
    'This file is not what its name says. Please choose a PDF, a Word document (.doc, .docx) or a picture.',
  empty: 'This file is empty. Please choose another one.',
} as const;

/** Facts about a file that are known before its bytes are read. */
interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** MIME type from the operating system; '' if it is unknown. */
  readonly type: string;
}

/** MIME types that carry no information; the file's extension decides. */
const genericMimeTypes = ['', 'application/octet-stream'];

/**
 * Returns the message for a file that must not be attached, or null if the file is acceptable.
 * @param head the first bytes of the file
 */
export function findFileProblem({ name, size, type }: FileFacts, head: Uint8Array): string | null {
  if (deceptiveCharacters.test(name) || reservedCharacters.test(name) || name.startsWith('.'))
    return fileProblems.name;
  if (name.length > MAX_NAME_CHARACTERS) return fileProblems.longName;
  const format = formatOfName(name);
  if (!format || !(genericMimeTypes.includes(type) || format.mimeTypes.includes(type)))
    return fileProblems.type;
  if (size === 0) return fileProblems.empty;
  if (size > MAX_FILE_BYTES) return documentMessages.tooLarge;
  return format.matchesHead(head) ? null : fileProblems.content;
}

/** Characters that a name must not begin with; a cut leaves half of a surrogate pair (Cs). */
const disallowedStart = /^[.\s\p{Cs}]+/u;

/**
 * Makes a name safe to save under: no path separators, leading dots or direction marks. A long name
 * keeps its end, which has the extension.
 */
export function safeFileName(name: string): string {
  const cleanName = name
    .replace(new RegExp(deceptiveCharacters, 'gu'), '')
    .replace(new RegExp(reservedCharacters, 'gu'), '-')
    .replace(/[.\s]+$/, '');
  return cleanName.slice(-MAX_NAME_CHARACTERS).replace(disallowedStart, '') || 'document';
}

/** Formats a size: '1.4 MB', '812 KB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
