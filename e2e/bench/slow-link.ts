import { setTimeout as sleep } from 'node:timers/promises';

/** Interval at which the link delivers data, in ms, and bytes per answer and turn. */
const TICK_MS = 10;
const SLICE = 1460;

export interface LinkSpeed {
  latencyMs: number;
  bytesPerSecond: number;
}

/** Lighthouse's slow 4G, without its extra cost for connections. */
export const slow4g: LinkSpeed = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 };

interface Delivery {
  body: Buffer;
  sent: number;
  write: (part: Buffer) => void;
  done: () => void;
}

/**
 * Slow line that all answers share, packet by packet in turn. It throttles on the server's side, so
 * that fetches of a service worker are slowed down like the page's own requests.
 */
export class SlowLink {
  readonly #speed: LinkSpeed;
  readonly #waiting: Delivery[] = [];
  #running = false;

  constructor(speed: LinkSpeed) {
    this.#speed = speed;
  }

  /** Writes the body at the line's speed. Resolves once the last byte is written. */
  async carry(body: Buffer, write: (part: Buffer) => void): Promise<void> {
    await sleep(this.#speed.latencyMs);
    await new Promise<void>((done) => {
      this.#waiting.push({ body, sent: 0, write, done });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    let last = performance.now();
    let credit = 0;
    while (this.#waiting.length > 0) {
      await sleep(TICK_MS);
      const now = performance.now();
      credit += ((now - last) / 1000) * this.#speed.bytesPerSecond;
      last = now;
      credit = this.#spend(credit);
    }
    this.#running = false;
  }

  /** Writes packets while the credit lasts. @returns the remaining credit */
  #spend(credit: number): number {
    let left = credit;
    while (left >= SLICE) {
      const delivery = this.#waiting.shift();
      if (!delivery) return 0;
      const part = delivery.body.subarray(delivery.sent, delivery.sent + SLICE);
      delivery.write(part);
      delivery.sent += part.length;
      left -= part.length;
      if (delivery.sent < delivery.body.length) this.#waiting.push(delivery);
      else delivery.done();
    }
    return left;
  }
}
