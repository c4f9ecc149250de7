/** A message that comes and leaves by itself. */
export interface Toast {
  message: string;
  /** Whom it is about, above the words; for what is told elsewhere than where it was done. */
  about?: string | undefined;
  kind: 'success' | 'error' | 'info';
  /** Milliseconds until it leaves by itself, passed on exactly; hovering or focusing it starts them anew. */
  duration: number;
}
