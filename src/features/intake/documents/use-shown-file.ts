import { useEffect, useState } from 'react';
import { type FileFormat, formatOfBytes, readHead } from '#domain/files/file-formats.ts';

/** File that the page can show. */
export interface ShownFile {
  readonly url: string;
  readonly preview: FileFormat['preview'];
}

/**
 * Creates an object URL for a file, typed by the file's bytes: an HTML page that is named like a
 * picture never runs as a page. Revokes the URL when the file changes or on unmount.
 * @returns null while the file is read, or without a file
 */
export function useShownFile(file: Blob | null): ShownFile | null {
  const [shown, setShown] = useState<ShownFile | null>(null);
  useEffect(() => {
    if (!file) return;
    let url = '';
    let isStale = false;
    const show = (firstBytes: Uint8Array) => {
      if (isStale) return;
      const format = formatOfBytes(firstBytes);
      url = URL.createObjectURL(
        new Blob([file], { type: format?.mimeTypes[0] ?? 'application/octet-stream' }),
      );
      setShown({ url, preview: format?.preview ?? null });
    };
    // An unreadable file has no known format, and so no preview.
    readHead(file).then(show, () => show(new Uint8Array()));
    return () => {
      isStale = true;
      setShown(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return shown;
}
