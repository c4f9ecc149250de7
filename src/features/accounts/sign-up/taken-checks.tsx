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
export function TakenChecks({ onFound, shouldFillCity = false }: TakenChecksProps) {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const email = useTakenEmail(useAnswer('email'));
  const { taken: phone, city } = useTakenPhone(useAnswer('phone'));

  const report = useEffectEvent(onFound);
  useEffect(() => report({ ...(email && { email }), ...(phone && { phone }) }), [email, phone]);

  const fillInCity = useEffectEvent((lookedUpCity: string) => {
    if (String(form.getAnswers().city ?? '').trim() !== '') return;
    form.setAnswer('city', lookedUpCity);
    announce(`We have filled in the city: ${lookedUpCity}`);
  });
  useEffect(() => {
    if (shouldFillCity && city) fillInCity(city);
  }, [shouldFillCity, city]);

  return null;
}
