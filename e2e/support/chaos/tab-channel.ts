import { tab } from './tab.ts';

const open = new Set<TabChannel>();

/** BroadcastChannel between simulated tabs: a tab receives messages only while it is current. */
export class TabChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #name: string;
  readonly #tabId = tab.current.id;
  #unheard: unknown[] = [];

  constructor(name: string) {
    this.#name = name;
    open.add(this);
  }

  /** @throws DOMException if the channel is closed, like a BroadcastChannel */
  postMessage(data: unknown): void {
    if (!open.has(this)) throw new DOMException('The channel is closed', 'InvalidStateError');
    for (const other of open) if (other !== this && other.#name === this.#name) other.#unheard.push(data);
    deliverMessages();
  }

  /** Delivers the queued messages if this channel's tab is current. */
  hear(): void {
    if (this.#tabId !== tab.current.id) return;
    const heard = this.#unheard;
    this.#unheard = [];
    for (const data of heard) this.onmessage?.(new MessageEvent('message', { data }));
  }

  close(): void {
    open.delete(this);
  }
}

/** Delivers the messages of the other tabs to the current tab. */
export function deliverMessages(): void {
  for (const channel of [...open]) channel.hear();
}
