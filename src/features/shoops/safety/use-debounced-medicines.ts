import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';

/** Pause in typing before warnings update, in ms; else each digit of a number would cause one. */
const PAUSE_MS = 1200;

const medicinesIn = (answers: Answers) => (answers.shoop ?? []) as readonly Answers[];
/** Returns the identities of the medicines in order; a change makes shown warnings misleading. */
const placesIn = (medicines: readonly Answers[]) =>
  JSON.stringify(medicines.map(({ targetCannabinoid, shoopId }) => [targetCannabinoid, shoopId]));

/** Returns the medicines after a pause in typing; at once after an addition or removal. */
export function useDebouncedMedicines(): readonly Answers[] {
  const form = useAnswerForm();
  const [medicines, setMedicines] = useState(() => medicinesIn(form.getAnswers()));
  const show = () => setMedicines(medicinesIn(form.getAnswers()));
  const isPressed = useRef(false);
  const isDue = useRef(false);
  const settle = useDebouncedCallback(() => {
    isDue.current = isPressed.current;
    if (!isPressed.current) show();
  }, PAUSE_MS);
  // A new warning would move a button away while it is being pressed.
  const letGo = () => {
    isPressed.current = false;
    if (isDue.current) setTimeout(show);
    isDue.current = false;
  };
  useWindowEvent('pointerdown', () => {
    isPressed.current = true;
  });
  useWindowEvent('pointerup', letGo);
  useWindowEvent('pointercancel', letGo);
  const follow = useEffectEvent((answers: Answers) => {
    const now = medicinesIn(answers);
    if (placesIn(now) === placesIn(medicines)) settle();
    else setMedicines(now);
  });
  useEffect(() => {
    const { unsubscribe } = form.newest.subscribe((answers) => follow(answers));
    return unsubscribe;
  }, [form]);
  return medicines;
}
