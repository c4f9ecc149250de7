/** Error that a handler throws to answer with a status and a message. */
export class Problem extends Error {
  readonly status: number;
  readonly data: unknown;

  /** @param data further details for endpoints that document them */
  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.status = status;
    this.data = data;
  }
}
