import type { EndpointName } from '#api/endpoints/endpoints.ts';

interface Write {
  name: EndpointName;
  /** Null while it is under way. */
  status: number | null;
}

/** A form's parts are told apart by a mark that is made anew each time. */
const withoutMark = (text: string) => text.replaceAll(/-{4,}[\w-]*\d[\w-]*/g, '--');

/** What reached the server to change something there. */
export class WriteLog {
  /** What was sent although the very same was under way. */
  readonly sentTwice: string[] = [];
  readonly #writes: Write[] = [];
  readonly #underWay = new Set<string>();

  /** @returns to be called with the answer's status, once there is one; who stops waiting for it has given it up */
  async begin(name: EndpointName, request: Request): Promise<(status: number) => void> {
    const sender = request.headers.get('Authorization');
    // Counted before its body is read: a client without patience has given it up by then.
    const write: Write = { name, status: null };
    this.#writes.push(write);
    const signature = `${name} ${sender} ${withoutMark(await request.clone().text())}`;
    if (this.#underWay.has(signature)) this.sentTwice.push(signature.slice(0, 400));
    this.#underWay.add(signature);
    const over = (status: number) => {
      write.status ??= status;
      this.#underWay.delete(signature);
    };
    // At once, for on a busy machine a client's patience may run out before anything else is done.
    const giveUp = () => over(0);
    request.signal.addEventListener('abort', giveUp);
    if (request.signal.aborted) giveUp();
    return over;
  }

  get isBusy(): boolean {
    return this.#underWay.size > 0;
  }

  /** How often an endpoint was reached by somebody who was let in: a call that was not is sent again. */
  count = (name: EndpointName) =>
    this.#writes.filter((write) => write.name === name && write.status !== 401).length;
}
