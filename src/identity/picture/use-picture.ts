import { useEffect, useState } from 'react';
import { findPictureProblem, pictureProblems } from '#domain/files/picture-files.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/** Holds the picture to crop, and the problem with the last chosen file. */
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
    /** Accepts a picture file; any other file leaves the current picture. */
    async choose(file: File | null) {
      if (!file) return;
      const found = await findPictureProblem(file);
      if (found) return refuse(found);
      setProblem(null);
      setUrl(URL.createObjectURL(file));
    },
    drop() {
      setUrl(null);
      setProblem(null);
    },
    /** Rejects a file that the browser cannot show as a picture. */
    reject() {
      setUrl(null);
      refuse(pictureProblems.unreadable);
    },
  };
}
