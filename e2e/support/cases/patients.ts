import { expect } from 'playwright/test';
import { type EndpointCase, loadCase, noScreenYet, notice } from './fault-case.ts';

export const listPatients = loadCase(
  { scenario: 'physician', path: 'physician/dashboard', heading: 'Your patients' },
  'We could not load your patients.',
  (page) => page.getByText('60 patients'),
);

/** A record that is refused, or that does not exist, has no use for a retry. */
export const readPatient = (() => {
  const place = {
    scenario: 'physician',
    path: 'physician/update-profile/patient/contact',
    heading: /^(Grace Holloway|Patient)$/,
  } as const;
  const loads = loadCase(
    place,
    'We could not load this patient.',
    (page) => page.getByRole('form', { name: 'Contacts' }),
    { repeats: true },
  );
  return {
    call: () => ({ query: { patientId: 'complete-patient' } }),
    ...loads,
    ready: ({ page }) =>
      expect(page.getByRole('form', { name: 'Contacts' }).or(page.getByRole('alert')).first()).toBeVisible(),
    async failed(scene, failure) {
      const isRefused = failure.effect === '403' || failure.effect === '404';
      if (!isRefused) return loads.failed(scene, failure);
      await expect(notice(scene.page, 'This record is not open to you.')).toBeVisible();
    },
  } satisfies EndpointCase;
})();

/** Whom a pending row of the scenario `clinic` is about. */
const pendingPatient = 'patient-105';

export const resendInvitation = {
  ...noScreenYet,
  call: () => ({ body: { patientId: pendingPatient } }),
} satisfies EndpointCase;

export const deletePatient = {
  ...noScreenYet,
  call: () => ({ query: { patientId: pendingPatient } }),
} satisfies EndpointCase;
