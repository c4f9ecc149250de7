import { tab } from './tab.ts';

const open = new Set<TabChannel>();

/** What tabs tell each other: one that is not looked at stands still, and hears it once it is looked at. */
export class TabChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #name: string;
  readonly #tabId = tab.current.id;
  #unheard: unknown[] = [];

  constructor(name: string) {
    this.#name = name;
    open.add(this);
  }

  /** @throws DOMException as the real one, once it is closed */
  postMessage(data: unknown): void {
    if (!open.has(this)) throw new DOMException('The channel is closed', 'InvalidStateError');
    for (const other of open) if (other !== this && other.#name === this.#name) other.#unheard.push(data);
    hearOthers();
  }

  /** Hands on what came meanwhile, in the tab that is looked at. */
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

/** The tab that is looked at hears what the others have told it. */
export function hearOthers(): void {
  for (const channel of [...open]) channel.hear();
}
