/** A message that comes and leaves by itself. */
export interface Toast {
  message: string;
  kind: 'success' | 'error' | 'info';
  /** Milliseconds until it leaves by itself, passed on exactly; hovering or focusing it starts them anew. */
  duration: number;
}
