import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';

interface FollowedAnswer<Answer> {
  answer: Answer;
  /** Another value each time the answer was changed from elsewhere. */
  given?: unknown;
  onAnswer(answer: Answer): void;
}

/** The answer of an input that keeps what is typed itself, for what is drawn around it: a moment after the letter. */
export function useFollowedAnswer<Answer>({ answer, given, onAnswer }: FollowedAnswer<Answer>) {
  const newest = useRef(answer);
  const [received, setReceived] = useState({ answer, given });
  const [followed, setFollowed] = useState(answer);
  if (received.answer !== answer || received.given !== given) {
    setReceived({ answer, given });
    setFollowed(answer);
  }
  useLayoutEffect(() => {
    newest.current = received.answer;
  }, [received]);

  const tell = useRef(onAnswer);
  useLayoutEffect(() => {
    tell.current = onAnswer;
  }, [onAnswer]);

  /** At once. */
  const set = useCallback((next: Answer) => {
    newest.current = next;
    tell.current(next);
    setFollowed(next);
  }, []);
  /** What was typed: drawn when there is time. */
  const follow = useCallback((next: Answer, andThen: () => void) => {
    newest.current = next;
    tell.current(next);
    afterFrame(() => {
      if (newest.current !== next) return;
      setFollowed(next);
      andThen();
    });
  }, []);
  /** False while a newer one was typed than is drawn. */
  const isNewest = useCallback((drawn: Answer) => drawn === newest.current, []);
  return { answer: followed, set, follow, isNewest };
}
