import { useEffect, useState } from 'react';
import { findPictureProblem, pictureProblems } from '#domain/files/picture-files.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/** Holds the picture to crop, and the problem with the last chosen file. */
export function usePicture() {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const announce = useAnnounce();
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  function showProblem(message: string) {
    setProblem(message);
    announce(message);
  }

  return {
    url,
    problem,
    /** Accepts a picture file; any other file leaves the current picture. */
    async choose(file: File | null) {
      if (!file) return;
      const fileProblem = await findPictureProblem(file);
      if (fileProblem) return showProblem(fileProblem);
      setProblem(null);
      setUrl(URL.createObjectURL(file));
    },
    /** Drops the picture to crop, and the problem. */
    clear() {
      setUrl(null);
      setProblem(null);
    },
    /** Rejects a file that the browser cannot show as a picture. */
    reject() {
      setUrl(null);
      showProblem(pictureProblems.unreadable);
    },
  };
}
