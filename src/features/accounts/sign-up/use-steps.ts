import { useRouter } from '@tanstack/react-router';
import { neighborSteps, type SignUpStep } from '#domain/registration/steps.ts';
import { useIsStillShown } from '#ui/leaving/use-is-still-shown.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Step of the previous history entry: going back to that step uses the browser's Back. */
    previousStep?: number;
  }
}

/**
 * Moves between the steps, each of which has its own URL.
 * @param allowStep called before a later step is opened, which the route refuses otherwise
 */
export function useSteps(step: SignUpStep, allowStep: (step: SignUpStep) => void) {
  const router = useRouter();
  const isStillHere = useIsStillShown(step);
  const { previous, next } = neighborSteps[step];
  const openStep = (to: SignUpStep, options: { replace?: boolean; state?: { previousStep?: number } } = {}) =>
    router.navigate({ to: '/signup', search: { step: to }, ...options });

  return {
    /** Opens a later step, by default the next one. */
    async next(to = next) {
      allowStep(to);
      // During a slow save the user may have gone back a step or left the page.
      if (isStillHere()) await openStep(to, { state: { previousStep: step } });
    },
    /** Opens the previous step, even if it was skipped. */
    back() {
      const { previousStep } = router.latestLocation.state;
      if (previousStep === previous) router.history.back();
      else void openStep(previous, { replace: true, state: { previousStep } });
    },
    restart: () => openStep(1, { replace: true }),
  };
}
