import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';

interface DeferredAnswerOptions<Answer> {
  answer: Answer;
  /** New value on each change from outside. */
  externalChange?: unknown;
  onAnswer(answer: Answer): void;
}

/** Returns an uncontrolled input's answer for elements around it, a frame after each keystroke. */
export function useDeferredAnswer<Answer>({
  answer,
  externalChange,
  onAnswer,
}: DeferredAnswerOptions<Answer>) {
  const newestAnswer = useRef(answer);
  const [received, setReceived] = useState({ answer, externalChange });
  const [renderedAnswer, setRenderedAnswer] = useState(answer);
  // Sets state during render: an answer changed from outside replaces the typed one.
  if (received.answer !== answer || received.externalChange !== externalChange) {
    setReceived({ answer, externalChange });
    setRenderedAnswer(answer);
  }
  useLayoutEffect(() => {
    newestAnswer.current = received.answer;
  }, [received]);

  const latestOnAnswer = useRef(onAnswer);
  useLayoutEffect(() => {
    latestOnAnswer.current = onAnswer;
  }, [onAnswer]);

  /** Sets an answer and renders it at once. */
  const setNow = useCallback((next: Answer) => {
    newestAnswer.current = next;
    latestOnAnswer.current(next);
    setRenderedAnswer(next);
  }, []);
  /** Sets a typed answer and renders it after the next frame. */
  const setTyped = useCallback((next: Answer, afterRender: () => void) => {
    newestAnswer.current = next;
    latestOnAnswer.current(next);
    afterFrame(() => {
      if (newestAnswer.current !== next) return;
      setRenderedAnswer(next);
      afterRender();
    });
  }, []);
  /** Returns false if a newer answer was typed than is rendered. */
  const isNewest = useCallback((rendered: Answer) => rendered === newestAnswer.current, []);
  return { answer: renderedAnswer, setNow, setTyped, isNewest };
}
