import { useRouter } from '@tanstack/react-router';
import type { SignUpStep } from '#domain/registration/steps.ts';
import { useStillHere } from '#ui/leaving/use-still-here.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The entry before this one is the step before: going back is the browser's own Back. */
    afterStepBefore?: boolean;
  }
}

/** Going from step to step, each of which has an address of its own. */
export function useSteps(step: SignUpStep, reach: (step: SignUpStep) => void) {
  const router = useRouter();
  const isStillHere = useStillHere(step);
  const open = (next: number, how: { replace?: boolean; state?: { afterStepBefore: true } } = {}) =>
    router.navigate({ to: '/signup', search: { step: next as SignUpStep }, ...how });

  return {
    async next() {
      reach((step + 1) as SignUpStep);
      // A slow save: the reader is back at an earlier step, or has left.
      if (isStillHere()) await open(step + 1, { state: { afterStepBefore: true } });
    },
    back() {
      if (router.latestLocation.state.afterStepBefore) router.history.back();
      else void open(step - 1, { replace: true });
    },
    restart: () => open(1, { replace: true }),
  };
}
