import { useRouter } from '@tanstack/react-router';
import type { SignUpStep } from '#domain/registration/steps.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Step of the history's entry before this one: going back to that step is the browser's own Back. */
    previousStep?: number;
  }
}

/** Moves between the steps, each of which has an address of its own. */
export function useSteps(step: SignUpStep, reach: (step: SignUpStep) => void) {
  const router = useRouter();
  const isStillHere = useStillHere(step);
  const open = (next: number, how: { replace?: boolean; state?: { previousStep?: number } } = {}) =>
    router.navigate({ to: '/signup', search: { step: next as SignUpStep }, ...how });

  return {
    /** Opens a later step, the next one unless it is named. */
    async next(to = (step + 1) as SignUpStep) {
      reach(to);
      // During a slow save the user may have gone back a step or left the page.
      if (isStillHere()) await open(to, { state: { previousStep: step } });
    },
    /** Opens the step before, also where that one was passed over. */
    back() {
      const { previousStep } = router.latestLocation.state;
      if (previousStep === step - 1) router.history.back();
      else void open(step - 1, { replace: true, state: { previousStep } });
    },
    restart: () => open(1, { replace: true }),
  };
}
