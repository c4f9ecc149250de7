import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';

/** Pause in typing before warnings update, in ms; else each digit of a number would cause one. */
const PAUSE_MS = 1200;

/** Returns the medicines of the form's answers. */
const medicinesIn = (answers: Answers) => (answers.shoop ?? []) as readonly Answers[];

/** Returns the identities of the medicines in order; a change makes shown warnings misleading. */
const identitiesIn = (medicines: readonly Answers[]) =>
  JSON.stringify(medicines.map(({ targetCannabinoid, shoopId }) => [targetCannabinoid, shoopId]));

/** Returns the medicines after a pause in typing; at once after an addition or removal. */
export function useDebouncedMedicines(): readonly Answers[] {
  const form = useAnswerForm();
  const [medicines, setMedicines] = useState(() => medicinesIn(form.getAnswers()));
  const update = () => setMedicines(medicinesIn(form.getAnswers()));
  const isPressed = useRef(false);
  /** True if the pause ended during a press: the update follows at its end. */
  const isDue = useRef(false);
  const updateAfterPause = useDebouncedCallback(() => {
    isDue.current = isPressed.current;
    if (!isPressed.current) update();
  }, PAUSE_MS);
  // A new warning would move a button away while it is being pressed.
  const handleRelease = () => {
    isPressed.current = false;
    // In a timer: the click event follows the release.
    if (isDue.current) setTimeout(update);
    isDue.current = false;
  };
  useWindowEvent('pointerdown', () => {
    isPressed.current = true;
  });
  useWindowEvent('pointerup', handleRelease);
  useWindowEvent('pointercancel', handleRelease);
  const handleAnswers = useEffectEvent((answers: Answers) => {
    const current = medicinesIn(answers);
    if (identitiesIn(current) === identitiesIn(medicines)) updateAfterPause();
    else setMedicines(current);
  });
  useEffect(() => {
    const { unsubscribe } = form.currentAnswers.subscribe((answers) => handleAnswers(answers));
    return unsubscribe;
  }, [form]);
  return medicines;
}
