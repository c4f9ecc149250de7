import { documentMessages } from '#domain/documents/documents.ts';
import { formatOfName } from './file-formats.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file that is taken. No document says how large; assumed. */
export const MOST_FILE_BYTES = 10 * MEGABYTE;
const MOST_NAME_CHARACTERS = 150;

/** Characters that make a name lie about itself: controls, and marks that turn the direction of reading around. */
const deceptive = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Characters that mean something to a file system or a page. */
const reserved = /[<>:"/\\|?*]/u;

/** Our own words: the documents have none for these. */
export const fileProblems = {
  name: 'This file’s name has characters that are not allowed, such as < > : " / \\ | ? *. Please rename the file and try again.',
  longName: `This file’s name is too long. Please shorten it to ${MOST_NAME_CHARACTERS} characters and try again.`,
  type: 'This type of file is not accepted. Please choose a PDF, a Word document (.doc, .docx) or a picture.',
  content:
    'This file is not what its name says. Please choose a PDF, a Word document (.doc, .docx) or a picture.',
  empty: 'This file is empty. Please choose another one.',
} as const;

/** What is known of a file before its bytes are read. */
interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** As the system calls its type; '' where it does not know. */
  readonly type: string;
}

/** Types that say nothing: the ending decides. */
const vague = ['', 'application/octet-stream'];

/**
 * What is wrong with a file that is to be attached, in the words for whoever chose it, or null.
 * @param head its first bytes
 */
export function fileProblem({ name, size, type }: FileFacts, head: Uint8Array): string | null {
  if (deceptive.test(name) || reserved.test(name) || name.startsWith('.')) return fileProblems.name;
  if (name.length > MOST_NAME_CHARACTERS) return fileProblems.longName;
  const format = formatOfName(name);
  if (!format || !(vague.includes(type) || format.mimeTypes.includes(type))) return fileProblems.type;
  if (size === 0) return fileProblems.empty;
  if (size > MOST_FILE_BYTES) return documentMessages.tooLarge;
  return format.begins(head) ? null : fileProblems.content;
}

/** A name to save a file under: nothing in it leads out of a folder, hides the file or turns its ending around. */
export function safeFileName(name: string): string {
  const plain = name
    .replace(new RegExp(deceptive, 'gu'), '')
    .replace(new RegExp(reserved, 'gu'), '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return plain.slice(-MOST_NAME_CHARACTERS) || 'document';
}

/** A size as people read it: '1.4 MB', '812 KB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`;
}
