import type { PictureName } from '#ui/illustrations/picture.tsx';

/** Why something did not come, as far as it tells: the client's errors do. */
export interface Failure extends Error {
  /** What became of the call: 'offline', 'timeout' … */
  readonly kind?: string;
  /** Of HTTP, where there was an answer. */
  readonly status?: number | null;
}

/** Each failure by its drawing: no line, no answer in time, a closed door, nothing there, nobody in, or something else. */
export function pictureOf({ kind, status }: Failure): PictureName {
  if (kind === 'offline') return 'plug';
  if (kind === 'timeout') return 'hourglass';
  if (status === 403) return 'gate';
  if (status === 404) return 'signpost';
  return status && status >= 500 ? 'shop' : 'page';
}
