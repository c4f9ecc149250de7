import type { Interactions } from '#domain/interactions.ts';

/** State of the alert that its whole and its compact form show. */
export interface InteractionAlertProps {
  interactions: Interactions;
  /** Refetches the patient. */
  onRetry: () => void;
  retrying: boolean;
  /** Text with the time of the last change; '' without one. */
  changeText: string;
}
