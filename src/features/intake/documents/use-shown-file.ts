import { useEffect, useState } from 'react';
import { type FileFormat, formatOfBytes, headOf } from '#domain/files/file-formats.ts';

/** A file that the page can show. */
export interface ShownFile {
  readonly url: string;
  readonly preview: FileFormat['preview'];
}

/**
 * An address of this page for a file, under the type that its own bytes show: what calls itself a picture and is a
 * page never runs as one. Given up when the file changes or the reader leaves.
 * @returns null while it is looked at, and where there is no file
 */
export function useShownFile(file: Blob | null): ShownFile | null {
  const [shown, setShown] = useState<ShownFile | null>(null);
  useEffect(() => {
    if (!file) return;
    let url = '';
    let left = false;
    const show = (head: Uint8Array) => {
      if (left) return;
      const format = formatOfBytes(head);
      url = URL.createObjectURL(
        new Blob([file], { type: format?.mimeTypes[0] ?? 'application/octet-stream' }),
      );
      setShown({ url, preview: format?.preview ?? null });
    };
    headOf(file).then(show, () => show(new Uint8Array()));
    return () => {
      left = true;
      setShown(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return shown;
}
