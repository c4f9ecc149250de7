/** Accepted file format: PDF, Word document or picture (intake §3). */
export interface FileFormat {
  readonly extensions: readonly string[];
  /** The official MIME type first, then other types that some systems send. */
  readonly mimeTypes: readonly [string, ...string[]];
  /** Element that a browser can preview the file with; null if not all browsers can. */
  readonly preview: 'picture' | 'pdf' | null;
  /** Returns true if the first bytes of a file match the format. */
  readonly matchesHead: (bytes: Uint8Array) => boolean;
}

/** Number of leading bytes that suffice to recognize a format. */
const HEAD_BYTES = 1024;

/** Reads the first bytes of a file. @throws if the file can no longer be read */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/** Reads the first bytes as text of one character a byte. */
const toLatin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
/** Returns a test for bytes that have a text, one byte a character, at an offset. */
const startsAt = (offset: number, text: string) => (bytes: Uint8Array) =>
  toLatin1(bytes).startsWith(text, offset);
/** Returns a test that is true if one of several tests is. */
const matchesAny =
  (...tests: ((bytes: Uint8Array) => boolean)[]) =>
  (bytes: Uint8Array) =>
    tests.some((test) => test(bytes));

export const fileFormats: readonly FileFormat[] = [
  {
    extensions: ['pdf'],
    mimeTypes: ['application/pdf', 'application/x-pdf'],
    preview: 'pdf',
    // PDF viewers accept the mark anywhere in the first kilobyte, and some programs write it late.
    matchesHead: (bytes) => toLatin1(bytes).includes('%PDF-'),
  },
  {
    extensions: ['jpg', 'jpeg'],
    mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    preview: 'picture',
    matchesHead: startsAt(0, '\xff\xd8\xff'),
  },
  {
    extensions: ['png'],
    mimeTypes: ['image/png', 'image/x-png'],
    preview: 'picture',
    matchesHead: startsAt(0, '\x89PNG\r\n\x1a\n'),
  },
  {
    extensions: ['gif'],
    mimeTypes: ['image/gif'],
    preview: 'picture',
    matchesHead: matchesAny(startsAt(0, 'GIF87a'), startsAt(0, 'GIF89a')),
  },
  {
    extensions: ['webp'],
    mimeTypes: ['image/webp'],
    preview: 'picture',
    matchesHead: (bytes) => startsAt(0, 'RIFF')(bytes) && startsAt(8, 'WEBP')(bytes),
  },
  {
    extensions: ['bmp'],
    mimeTypes: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp'],
    preview: 'picture',
    matchesHead: startsAt(0, 'BM'),
  },
  {
    extensions: ['tif', 'tiff'],
    mimeTypes: ['image/tiff'],
    preview: null,
    matchesHead: matchesAny(startsAt(0, 'II*\0'), startsAt(0, 'MM\0*')),
  },
  {
    extensions: ['heic', 'heif'],
    mimeTypes: ['image/heic', 'image/heif'],
    preview: null,
    matchesHead: startsAt(4, 'ftyp'),
  },
  {
    extensions: ['doc'],
    mimeTypes: ['application/msword'],
    preview: null,
    matchesHead: startsAt(0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  {
    extensions: ['docx'],
    mimeTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
    preview: null,
    matchesHead: startsAt(0, 'PK\x03\x04'),
  },
];

/** Value of a file input's `accept` attribute. */
export const acceptedFiles = fileFormats
  .flatMap(({ extensions, mimeTypes }) => [...extensions.map((name) => `.${name}`), mimeTypes[0]])
  .join(',');

/** Returns the format of a name's extension, or undefined. */
export function formatOfName(name: string): FileFormat | undefined {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  return fileFormats.find(({ extensions }) => extensions.includes(extension));
}

/** Returns the format of the bytes, or undefined. A false name or MIME type cannot change it. */
export function formatOfBytes(bytes: Uint8Array): FileFormat | undefined {
  return fileFormats.find(({ matchesHead }) => matchesHead(bytes));
}
