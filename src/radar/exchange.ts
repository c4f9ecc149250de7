/** One call of the API as it went over the network. */
export interface Exchange {
  readonly method: string;
  /** Below the API's base, with its query. */
  readonly path: string;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly contentType: string;
  readonly body: string;
  /** Nothing but a success tells something: it was asked as the contract says. */
  readonly mustSucceed?: boolean;
}
