import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { useAnswerForm } from '#questionnaire/answer-form.ts';

/** For so long nobody types, in milliseconds: a warning in the middle of a number would be one of every number. */
const PAUSE = 1200;

const medicinesIn = (answers: Answers) => (answers.shoop ?? []) as readonly Answers[];
/** What stands where: when this changes, what was said of a place is of another medicine. */
const placesIn = (medicines: readonly Answers[]) =>
  JSON.stringify(medicines.map(({ targetCannabinoid, shoopId }) => [targetCannabinoid, shoopId]));

/** The form's medicines once the typing has come to rest; at once where one came, went or became another. */
export function useSettledMedicines(): readonly Answers[] {
  const form = useAnswerForm();
  const [medicines, setMedicines] = useState(() => medicinesIn(form.getAnswers()));
  const show = () => setMedicines(medicinesIn(form.getAnswers()));
  const isPressed = useRef(false);
  const isDue = useRef(false);
  const settle = useDebouncedCallback(() => {
    isDue.current = isPressed.current;
    if (!isPressed.current) show();
  }, PAUSE);
  // A warning moves what stands beneath it: a button that is being pressed would be let go beside it.
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
