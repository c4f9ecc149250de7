import type { Interactions } from '#domain/interactions.ts';

/** Props of both forms of the alert: the whole one, and the compact one in the strip. */
export interface AlertProps {
  interactions: Interactions;
  /** Refetches the patient. */
  onRetry: () => void;
  retrying: boolean;
  /** Text with the time of the last change; '' without one. */
  changeText: string;
}
