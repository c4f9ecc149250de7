import { useEffect, useEffectEvent } from 'react';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { useAnswer, useAnswerForm } from '#questionnaire/answer-form.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import { useTakenEmail, useTakenPhone } from './use-taken.ts';

interface TakenChecksProps {
  onFound: (taken: Problems) => void;
  /** Fills in the city from the phone look-up if the city is blank. */
  shouldFillCity?: boolean;
}

/** Checks during input whether e-mail and phone are free (decision 50). Renders nothing. */
export function TakenChecks({ onFound, shouldFillCity: fillsCity = false }: TakenChecksProps) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const email = useTakenEmail(useAnswer('email'));
  const { taken: phone, city } = useTakenPhone(useAnswer('phone'));

  const report = useEffectEvent(onFound);
  useEffect(() => report({ ...(email && { email }), ...(phone && { phone }) }), [email, phone]);

  const fillIn = useEffectEvent((known: string) => {
    if (String(form.getAnswers().city ?? '').trim() !== '') return;
    form.setAnswer('city', known);
    announce(`We have filled in the city: ${known}`);
  });
  useEffect(() => {
    if (fillsCity && city) fillIn(city);
  }, [fillsCity, city]);

  return null;
}
