import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cannabisUse } from '#domain/intake/questions/cannabis-use.ts';
import { familyHistory } from '#domain/intake/questions/histories.ts';
import { militaryService } from '#domain/intake/questions/military-service.ts';
import { nutrition } from '#domain/intake/questions/nutrition.ts';
import { treatmentHistory } from '#domain/intake/questions/treatment-history.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireReview } from './questionnaire-review.tsx';
import type { ReviewAudience } from './review-audience.ts';

/** Renders a review. @returns a function that reads the answer next to a label */
function show(questionnaire: Questionnaire, record: WireRecord, audience?: ReviewAudience) {
  render(
    <MantineProvider env="test">
      <QuestionnaireReview
        questionnaire={questionnaire}
        record={record}
        audience={audience}
        emptyText="No Information Added"
      />
    </MantineProvider>,
  );
  const answer = (label: string) =>
    screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling;
  return (label: string) => answer(label)?.textContent;
}

it('shows treatments as month and year, and war-zone periods as month - year (physician §2)', () => {
  const treatment = show(treatmentHistory, {
    previousTreatment: true,
    treatments: [{ name: 'Appendectomy', date: '2019 March' }],
  });
  expect(treatment('Surgeries and treatments')).toContain('Appendectomy');
  expect(treatment('Surgeries and treatments')).toContain('March 2019');
  const service = show(militaryService, {
    servedMilitary: true,
    exposedToWarzone: true,
    startWarzonePeriod: '1990-08',
    endWarzonePeriod: '1991/03/01',
  });
  expect(service('From')).toBe('August - 1990');
  expect(service('To')).toBe('March - 1991');
  expect(service('Name of the war zone')).toBe('Name of the war zone not Added');
});

it('shows a treatment’s start as MM-DD-YYYY, or No Data Available', () => {
  const supervised = {
    previousExperience: 'CurrentlyUseDaily',
    cannabisForSymptoms: true,
    medicalSupervision: true,
  };
  const without = show(cannabisUse, supervised);
  expect(without('Treatment start date')).toBe('No Data Available');
  // An unset slider counts as unanswered, although its minimum would be sent (decision 60).
  expect(without('How committed are you to your cannabis regimen?')).toBe('Answer not Added');
  expect(without('Previous experience with cannabis')).toBe('Currently use daily');
  // Removes this review, whose labels the next one has as well.
  document.body.innerHTML = '';
  const started = show(cannabisUse, { ...supervised, treatmentStartDate: '2026-02-11' });
  expect(started('Treatment start date')).toBe('02-11-2026');
  expect(screen.queryByText('Name of the cultivar')).toBeNull();
});

it('shows slider values with their unit', () => {
  const answer = show(nutrition, { rateDiet: 6, nutritionDiets: [{ breakfast: 1, lunch: 7, dinner: 0 }] });
  expect(answer('How would you rate your diet?')).toBe('6 of 10');
  expect(answer('Meals in a week')).toBe(
    'Breakfast: 1 day a week, Lunch: 7 days a week, Dinner: 0 days a week',
  );
});

it('shows physicians each Yes first, and unfolds the other entries with "not Added"', async () => {
  show(familyHistory, { asthma: true, lupus: false }, 'physician');
  expect(screen.getByText('1 Yes').nextElementSibling).toHaveTextContent('Asthma');
  const unfold = async (name: string) => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    return document.getElementById(button.getAttribute('aria-controls') ?? '');
  };
  expect(await unfold('1 No')).toHaveTextContent('Lupus');
  const missing = await unfold('29 not Added');
  expect(missing).toHaveTextContent('Anemia not Added');
  expect(screen.getByText('Anemia not Added').tagName).toBe('EM');
});

it('shows authors each Yes of a long list, and unfolds the other entries', async () => {
  show(familyHistory, { asthma: true, stroke: true, lupus: false });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Stroke');
  const none = screen.getByRole('button', { name: '1 No' });
  expect(none).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(none);
  expect(none).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(none.getAttribute('aria-controls') ?? '')).toHaveTextContent('Lupus');
  expect(screen.getByRole('button', { name: '28 not Added' })).toBeVisible();
});
