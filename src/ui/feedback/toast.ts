/** Message that disappears by itself. */
export interface Toast {
  message: string;
  /** Subject above the message, for a toast that appears on another page than its action. */
  about?: string | undefined;
  /** Way on, below the message. It closes the toast. */
  action?: { readonly label: string; run(): void } | undefined;
  kind: 'success' | 'error' | 'info';
  /** Time until it disappears, in ms; hovering or focusing it restarts the time. */
  durationMs: number;
}
