import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';

interface FollowedAnswer<Answer> {
  answer: Answer;
  /** New value on each change from outside. */
  given?: unknown;
  onAnswer(answer: Answer): void;
}

/** Returns an uncontrolled input's answer for elements around it, a frame after each keystroke. */
export function useDeferredAnswer<Answer>({ answer, given, onAnswer }: FollowedAnswer<Answer>) {
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

  /** Sets an answer and renders it at once. */
  const set = useCallback((next: Answer) => {
    newest.current = next;
    tell.current(next);
    setFollowed(next);
  }, []);
  /** Sets a typed answer and renders it after the next frame. */
  const follow = useCallback((next: Answer, andThen: () => void) => {
    newest.current = next;
    tell.current(next);
    afterFrame(() => {
      if (newest.current !== next) return;
      setFollowed(next);
      andThen();
    });
  }, []);
  /** Returns false if a newer answer was typed than is rendered. */
  const isNewest = useCallback((drawn: Answer) => drawn === newest.current, []);
  return { answer: followed, set, follow, isNewest };
}
