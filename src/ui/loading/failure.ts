import type { PictureName } from '#ui/illustrations/picture.tsx';

/** Failure of a load; the client's errors have these fields. */
export interface Failure extends Error {
  /** Kind of the failure: 'offline', 'timeout' … */
  readonly kind?: string;
  /** HTTP status, if there was an answer. */
  readonly status?: number | null;
}

/** Returns the name of the illustration for a failure. */
export function chooseFailurePicture({ kind, status }: Failure): PictureName {
  if (kind === 'offline') return 'plug';
  if (kind === 'timeout') return 'hourglass';
  if (status === 403) return 'gate';
  if (status === 404) return 'signpost';
  return status && status >= 500 ? 'shop' : 'page';
}
