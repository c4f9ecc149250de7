import { useEffect, useState } from 'react';
import { HEAD_BYTES } from '#domain/file-formats.ts';
import { pictureProblem } from '#domain/picture-files.ts';
import { useAnnounce } from '#ui/live-region.tsx';

const UNREADABLE = 'This picture could not be read. Please choose another one.';

async function problemOf(file: File): Promise<string | null> {
  try {
    return pictureProblem(file, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // A folder, or a file that was taken away between the choice and the look.
    return UNREADABLE;
  }
}

/** The picture that is to be cropped, and what is wrong with the last one that was chosen. */
export function usePicture() {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnounce();
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  function refuse(words: string) {
    setProblem(words);
    announce(words);
  }

  return {
    url,
    problem,
    /** Takes a file when it is a picture; otherwise what is there stays. */
    async choose(file: File | null) {
      if (!file) return;
      const found = await problemOf(file);
      if (found) return refuse(found);
      setProblem(null);
      setUrl(URL.createObjectURL(file));
    },
    drop() {
      setUrl(null);
      setProblem(null);
    },
    /** What it turned out to be cannot be shown. */
    reject() {
      setUrl(null);
      refuse(UNREADABLE);
    },
  };
}
