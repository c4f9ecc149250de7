import { type CatalogueText, type Endpoint, serverData, serverMessage } from '#api/contract/endpoint.ts';

/** Cause of a failed call: an answer with an error status, or no usable answer. */
export type FailureKind = 'http' | 'offline' | 'timeout' | 'malformed' | 'unknown-names' | 'session-ended';

const unreadableText = 'The clinic’s answer could not be read. Please try again.';
const unavailableText = 'The clinic’s service is not available right now. Please try again in a few minutes.';

/** Messages for failures for which the documents have no text; shown inline, never as a toast. */
const defaultTexts: Record<string, string> = {
  offline: 'We can’t reach the clinic right now. Please check your connection and try again.',
  timeout: 'This is taking longer than it should. Please try again.',
  malformed: unreadableText,
  // A record of other names than ours: see `withKnownNames`.
  'unknown-names': unreadableText,
  'session-ended': 'Your session has ended. Please log in again.',
  401: 'Your session has ended. Please log in again.',
  403: 'You don’t have access to this record.',
  404: 'We couldn’t find this record.',
  413: 'This is more than the clinic can accept at once.',
  502: unavailableText,
  503: unavailableText,
  504: unavailableText,
};
const fallbackText = 'Something went wrong. Please try again.';

/** Outcome of a failed call: `none` if nothing was done, `unknown` if no usable answer came. */
export type Outcome = 'none' | 'unknown';
/** Kinds of failures after which the server may have done the write. */
const kindsWithoutAnswer: readonly FailureKind[] = ['offline', 'timeout', 'malformed', 'unknown-names'];

type Catalogue = Pick<Endpoint, 'errors' | 'otherErrors'>;

/** Failed call. `message` is the text of the endpoint's catalogue, else `reason`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** HTTP status, or null without a usable answer. */
  readonly status: number | null;
  /** Toast text of the catalogue; null if it has none (decisions 36–38). */
  readonly toast: string | null;
  /** Server's message, else a message of ours; independent of the catalogue. */
  readonly reason: string;
  /**
   * `none` after an error status: the server did nothing. Without an answer, a browser cannot tell
   * an unsent call from one whose answer was lost. A caller that can tell calls `markNotDone`.
   */
  outcome: Outcome;

  /**
   * @param answered message in the server's body, '' if none
   * @param data `data` of that body
   */
  constructor(
    endpoint: Catalogue,
    kind: FailureKind,
    status: number | null = null,
    answered = '',
    data?: unknown,
  ) {
    const toast = status === null ? null : catalogueText(endpoint, status, answered, data);
    const reason = answered || defaultTexts[status ?? kind] || fallbackText;
    super(toast ?? reason);
    this.reason = reason;
    this.kind = kind;
    this.status = status;
    this.toast = toast;
    this.outcome = kindsWithoutAnswer.includes(kind) ? 'unknown' : 'none';
  }
}

/** Marks a failure as not done: the call was not sent, or a check found no effect. Returns it. */
export function markNotDone(failure: unknown): unknown {
  if (failure instanceof ApiError) failure.outcome = 'none';
  return failure;
}

/** Returns true if the write may have been done although the call failed. */
export const isOutcomeUnknown = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.outcome === 'unknown';

/** Returns the catalogue's toast for an error status, or null. */
export function catalogueToast({ errors, otherErrors }: Catalogue, status: number): CatalogueText | null {
  // The session handles a 401: it renews the tokens or ends.
  const others = status === 401 ? undefined : otherErrors;
  return errors?.[status] ?? others ?? (status === 500 ? serverMessage : null);
}

/** Returns the toast's text for an error status, with the server's texts filled in, or null. */
function catalogueText(
  endpoint: Catalogue,
  status: number,
  serverText: string,
  data: unknown,
): string | null {
  const text = catalogueToast(endpoint, status);
  if (text === serverData) return joinTexts(data) || serverText || fallbackText;
  return text === serverMessage ? serverText || fallbackText : text;
}

/** Joins the texts found in `data`. */
function joinTexts(data: unknown): string {
  if (typeof data === 'string') return data;
  return typeof data === 'object' && data !== null
    ? Object.values(data).map(joinTexts).filter(Boolean).join(' ')
    : '';
}

/** Returns the message of any thrown value. */
export const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** Returns true if a record is forbidden or missing; a server need not tell these apart. */
export const isForbiddenOrMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
