import { useEffect, useState } from 'react';
import { readUserId } from '#api/session/session.ts';
import { useSubject } from '../../subject.ts';
import { createSeenReview, type SeenReview } from './seen-review.ts';

/** Opens the review with this physician's seen answers; null until then, and for patients. */
export function useOpenSeenReview(): SeenReview | null {
  const { isOwn, ownerId } = useSubject();
  const [opened, setOpened] = useState<{ patientId: string; review: SeenReview } | null>(null);
  useEffect(() => {
    if (isOwn) return;
    let isStale = false;
    async function open() {
      const { openSeenAnswers } = await import('#drafts/seen-answers.ts');
      const answers = await openSeenAnswers(readUserId(), ownerId);
      if (answers && !isStale) setOpened({ patientId: ownerId, review: createSeenReview(answers) });
    }
    // Without the code or the storage, the review has no marks.
    void open().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [isOwn, ownerId]);
  return opened?.patientId === ownerId && !isOwn ? opened.review : null;
}
