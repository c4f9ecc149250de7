/** An error status that a handler answers with, and the server's words for it. */
export class Problem extends Error {
  readonly status: number;
  readonly data: unknown;

  /** @param data what more the answer holds, where the documents have it explained there */
  constructor(status: number, message: string, data: unknown = null) {
    super(message);
    this.status = status;
    this.data = data;
  }
}
