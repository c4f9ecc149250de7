import { useLocation } from '@tanstack/react-router';
import { safePath } from '#domain/paths/safe-path.ts';
import { useSubject } from './subject.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Path of the page that opened the intake, set by `src/routes/-intake-opener.ts`. */
    intakeOpenedFrom?: string;
  }
}

/** Returns the path that opened the intake, else the dashboard: the first Back (decision 55). */
export function useIntakeOpener(): string {
  const { finishPath } = useSubject();
  return safePath(useLocation({ select: ({ state }) => state.intakeOpenedFrom })) ?? finishPath;
}
