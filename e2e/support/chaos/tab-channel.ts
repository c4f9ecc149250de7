import { tab } from './tab.ts';

const openChannels = new Set<TabChannel>();

/** BroadcastChannel between simulated tabs: a tab receives messages only while it is current. */
export class TabChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #name: string;
  readonly #tabId = tab.current.id;
  #queue: unknown[] = [];

  constructor(name: string) {
    this.#name = name;
    openChannels.add(this);
  }

  /** @throws DOMException if the channel is closed, like a BroadcastChannel */
  postMessage(data: unknown): void {
    if (!openChannels.has(this)) throw new DOMException('The channel is closed', 'InvalidStateError');
    for (const other of openChannels)
      if (other !== this && other.#name === this.#name) other.#queue.push(data);
    deliverMessages();
  }

  /** Delivers the queued messages if this channel's tab is current. */
  deliverQueue(): void {
    if (this.#tabId !== tab.current.id) return;
    const messages = this.#queue;
    this.#queue = [];
    for (const data of messages) this.onmessage?.(new MessageEvent('message', { data }));
  }

  close(): void {
    openChannels.delete(this);
  }
}

/** Delivers the messages of the other tabs to the current tab. */
export function deliverMessages(): void {
  for (const channel of [...openChannels]) channel.deliverQueue();
}
