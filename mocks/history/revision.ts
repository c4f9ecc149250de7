import type { Cause } from '#mocks/store/transaction.ts';
import type { PackedText } from './packed-text.ts';

/** Sessions in this browser: entries of local storage, with those of all seats. */
export type SessionEntries = Readonly<Record<string, string>>;

/** Change of the store, and the page that made it. */
export interface Revision extends Cause {
  /** Number that counts up and is unique in this browser. */
  number: number;
  /** Time by the page's clock, in ms since 1970. */
  at: number;
  /** Offset by which the mock's clock ran ahead of the page's, in ms. */
  clockOffset: number;
  /** Path and query of the page, without the base. */
  address: string;
  /** Seat of the theatre, e.g. 'seat:1'; '' for any other page. */
  seat: string;
  /** Length of the state's JSON in characters. */
  characters: number;
}

/** Rest of a revision whose state another one has replaced. */
export interface ReplacedState {
  /** Replacements, as JSON, that make this state of the next one. */
  difference: PackedText;
  /** Sessions right before the next change: a login stores its tokens after its own change. */
  sessions: SessionEntries;
}
