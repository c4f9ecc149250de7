import { type CatalogueText, type Endpoint, serverData, serverMessage } from '#api/contract/endpoint.ts';

/** Why a call failed: an answer with an error status, or no usable answer at all. */
export type FailureKind = 'http' | 'offline' | 'timeout' | 'malformed' | 'session-ended';

const unavailable = 'The clinic’s service is not available right now. Please try again in a few minutes.';

/** Our own words where the documents are silent; shown inline, never as a toast. */
const plainWords: Record<string, string> = {
  offline: 'We can’t reach the clinic right now. Please check your connection and try again.',
  timeout: 'This is taking longer than it should. Please try again.',
  malformed: 'The clinic’s answer could not be read. Please try again.',
  'session-ended': 'Your session has ended. Please log in again.',
  401: 'Your session has ended. Please log in again.',
  403: 'You don’t have access to this record.',
  404: 'We couldn’t find this record.',
  413: 'This is more than the clinic can accept at once.',
  502: unavailable,
  503: unavailable,
  504: unavailable,
};
const FALLBACK = 'Something went wrong. Please try again.';

/** Whether what was asked for may have been done although no usable answer came. */
export type Outcome = 'none' | 'unknown';
const unanswered: readonly FailureKind[] = ['offline', 'timeout', 'malformed'];

type Catalogue = Pick<Endpoint, 'errors' | 'otherErrors'>;

/** A failed call, already in the catalogue's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status, or null when there was no usable answer. */
  readonly status: number | null;
  /** What the catalogue has a toast say; null where it is silent (decisions 36–38). */
  readonly toast: string | null;
  /** Why it failed: what the server said, or plain words of ours, whatever the catalogue makes of it. */
  readonly reason: string;
  /**
   * An error status is the server's word that nothing was done. Where no answer came, a browser cannot tell a call that
   * never left from one whose answer was lost; whoever knows that nothing was done says so with `notDone`.
   */
  outcome: Outcome;

  /**
   * @param answered what the server's body said, '' when it said nothing
   * @param data what more it held
   */
  constructor(
    endpoint: Catalogue,
    kind: FailureKind,
    status: number | null = null,
    answered = '',
    data?: unknown,
  ) {
    const toast = status === null ? null : catalogueText(endpoint, status, answered, data);
    const reason = answered || plainWords[status ?? kind] || FALLBACK;
    super(toast ?? reason);
    this.reason = reason;
    this.kind = kind;
    this.status = status;
    this.toast = toast;
    this.outcome = unanswered.includes(kind) ? 'unknown' : 'none';
  }
}

/** A failure after which surely nothing was done: the call has not left, or what it was to do was looked for. */
export function notDone(failure: unknown): unknown {
  if (failure instanceof ApiError) failure.outcome = 'none';
  return failure;
}

/** Whether what was asked for may have been done all the same. */
export const isUnknown = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.outcome === 'unknown';

/** What the catalogue has a toast say of an error status, or null. */
export function catalogued({ errors, otherErrors }: Catalogue, status: number): CatalogueText | null {
  const others = status === 401 ? undefined : otherErrors;
  return errors?.[status] ?? others ?? (status === 500 ? serverMessage : null);
}

function catalogueText(endpoint: Catalogue, status: number, answered: string, data: unknown): string | null {
  const text = catalogued(endpoint, status);
  if (text === serverData) return wordsIn(data) || answered || FALLBACK;
  return text === serverMessage ? answered || FALLBACK : text;
}

/** The words that data hold: a text, or several. */
function wordsIn(data: unknown): string {
  if (typeof data === 'string') return data;
  return typeof data === 'object' && data !== null
    ? Object.values(data).map(wordsIn).filter(Boolean).join(' ')
    : '';
}

/** What to tell of anything that was thrown. */
export const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** Whether a record is not open to whoever asks, or not there: a server need not say which. */
export const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
