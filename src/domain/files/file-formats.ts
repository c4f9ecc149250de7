/** A kind of file that is taken: a PDF, a Word document or a picture (intake §3). */
export interface FileFormat {
  readonly extensions: readonly string[];
  /** The first is the format's own; the others are what some systems call it. */
  readonly mimeTypes: readonly [string, ...string[]];
  /** How a browser can show it; null where none can be relied on. */
  readonly preview: 'picture' | 'pdf' | null;
  /** What its first bytes are. */
  readonly begins: (bytes: Uint8Array) => boolean;
}

/** How many of a file's first bytes tell its format. */
const HEAD_BYTES = 1024;

/** As many of a file's first bytes as tell its format. Fails where the file cannot be read (any more). */
export async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
/** Holds where the text of these bytes, one character each, stands at a place. */
const at = (place: number, text: string) => (bytes: Uint8Array) => latin(bytes).startsWith(text, place);
const either =
  (...tests: ((bytes: Uint8Array) => boolean)[]) =>
  (bytes: Uint8Array) =>
    tests.some((test) => test(bytes));

export const fileFormats: readonly FileFormat[] = [
  {
    extensions: ['pdf'],
    mimeTypes: ['application/pdf', 'application/x-pdf'],
    preview: 'pdf',
    // Readers look for the mark in the first kilobyte, and so do the programs that write it late.
    begins: (bytes) => latin(bytes).includes('%PDF-'),
  },
  {
    extensions: ['jpg', 'jpeg'],
    mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    preview: 'picture',
    begins: at(0, '\xff\xd8\xff'),
  },
  {
    extensions: ['png'],
    mimeTypes: ['image/png', 'image/x-png'],
    preview: 'picture',
    begins: at(0, '\x89PNG\r\n\x1a\n'),
  },
  {
    extensions: ['gif'],
    mimeTypes: ['image/gif'],
    preview: 'picture',
    begins: either(at(0, 'GIF87a'), at(0, 'GIF89a')),
  },
  {
    extensions: ['webp'],
    mimeTypes: ['image/webp'],
    preview: 'picture',
    begins: (bytes) => at(0, 'RIFF')(bytes) && at(8, 'WEBP')(bytes),
  },
  {
    extensions: ['bmp'],
    mimeTypes: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp'],
    preview: 'picture',
    begins: at(0, 'BM'),
  },
  {
    extensions: ['tif', 'tiff'],
    mimeTypes: ['image/tiff'],
    preview: null,
    begins: either(at(0, 'II*\0'), at(0, 'MM\0*')),
  },
  {
    extensions: ['heic', 'heif'],
    mimeTypes: ['image/heic', 'image/heif'],
    preview: null,
    begins: at(4, 'ftyp'),
  },
  {
    extensions: ['doc'],
    mimeTypes: ['application/msword'],
    preview: null,
    begins: at(0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  {
    extensions: ['docx'],
    mimeTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
    preview: null,
    begins: at(0, 'PK\x03\x04'),
  },
];

/** For a file picker: what it offers. */
export const acceptedFiles = fileFormats
  .flatMap(({ extensions, mimeTypes }) => [...extensions.map((name) => `.${name}`), mimeTypes[0]])
  .join(',');

/** The format that a name's ending says, or undefined. */
export function formatOfName(name: string): FileFormat | undefined {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  return fileFormats.find(({ extensions }) => extensions.includes(extension));
}

/** The format that the bytes themselves show, or undefined: neither a name nor a server can pass off one as another. */
export function formatOfBytes(bytes: Uint8Array): FileFormat | undefined {
  return fileFormats.find(({ begins }) => begins(bytes));
}
