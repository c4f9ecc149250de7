import type { EndpointName } from '#api/endpoints/endpoints.ts';

interface Write {
  name: EndpointName;
  /** Null while the call is pending. */
  status: number | null;
}

/** Removes the boundary of a multipart body, which is random. */
const withoutBoundary = (text: string) => text.replaceAll(/-{4,}[\w-]*\d[\w-]*/g, '--');

/** Log of the writing calls that reached the server. */
export class WriteLog {
  /** Calls that were sent while an identical call was pending. */
  readonly sentTwice: string[] = [];
  readonly #writes: Write[] = [];
  readonly #pending = new Set<string>();

  /** Logs a call. @returns callback for the answer's status; an aborted call is over at once */
  async begin(name: EndpointName, request: Request): Promise<(status: number) => void> {
    const sender = request.headers.get('Authorization');
    // Counted before its body is read: a client with a short timeout may have aborted by then.
    const write: Write = { name, status: null };
    this.#writes.push(write);
    const signature = `${name} ${sender} ${withoutBoundary(await request.clone().text())}`;
    if (this.#pending.has(signature)) this.sentTwice.push(signature.slice(0, 400));
    this.#pending.add(signature);
    const endWrite = (status: number) => {
      write.status ??= status;
      this.#pending.delete(signature);
    };
    // Checked at once: on a busy machine the client may time out before anything else has run.
    const endAborted = () => endWrite(0);
    request.signal.addEventListener('abort', endAborted);
    if (request.signal.aborted) endAborted();
    return endWrite;
  }

  get isBusy(): boolean {
    return this.#pending.size > 0;
  }

  /** Counts the calls of an endpoint except unauthorized ones, which the client repeats. */
  count = (name: EndpointName) =>
    this.#writes.filter((write) => write.name === name && write.status !== 401).length;
}
