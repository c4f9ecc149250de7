import type { Drift } from '#api/contract/drifts.ts';

/** Call of the API with its reply. */
export interface Exchange {
  readonly method: string;
  /** Path below the API's base, with its query. */
  readonly path: string;
  /** Null if no answer came. */
  readonly status: number | null;
  readonly contentType: string;
  readonly body: string;
  /** True if an error status is a failure, since the request follows the contract. */
  readonly mustSucceed?: boolean;
  /** Description of a redirect without its address; absent without one. */
  readonly redirect?: string;
  /** Drifts of the reply's headers. */
  readonly headerDrifts?: readonly Drift[];
}
