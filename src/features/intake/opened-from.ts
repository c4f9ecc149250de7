import { useLocation } from '@tanstack/react-router';
import { safePath } from '#domain/paths/safe-path.ts';
import { useSubject } from './subject.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that the intake was opened from: `src/routes/-intake-opener.ts` writes it. */
    intakeOpenedFrom?: string;
  }
}

/** Where the first section's Back leads: the page that the intake was opened from, else the dashboard (decision 55). */
export function useOpenedFrom(): string {
  const { finish } = useSubject();
  return safePath(useLocation({ select: ({ state }) => state.intakeOpenedFrom })) ?? finish;
}
