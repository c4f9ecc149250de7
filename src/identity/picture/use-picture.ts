import { useEffect, useState } from 'react';
import { findPictureProblem, pictureProblems } from '#domain/files/picture-files.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

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
      const found = await findPictureProblem(file);
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
      refuse(pictureProblems.unreadable);
    },
  };
}
