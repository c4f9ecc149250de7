import type { Tokens } from '#api/session/session.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';

/** Element of a page, by which a step is repeated in another browser. */
export interface ElementReference {
  /** ARIA role; '' if the element has none with a name. */
  readonly role: string;
  /** Accessible name. */
  readonly name: string;
  /** Position among the visible elements with the same role and name; from 0. */
  readonly index: number;
  /** Number of those elements when the step was recorded. */
  readonly count: number;
  /** Selector for an element without a role or a name. */
  readonly selector?: string;
}

/** Command of the console or of `window.clinicMock` that changed the mock. */
export type CommandName =
  | 'fault'
  | 'situation'
  | 'removeFault'
  | 'clearFaults'
  | 'advance'
  | 'happen'
  | 'setClock'
  | 'signIn';

/** Origin of a typed value that the mock creates again in a replay. */
export type ValueSource = 'code';

/** Role of a text that is recorded when the page shows it. */
export type SeenRole = 'alert' | 'status' | 'heading';

/** Act of the user, of the browser or of the tester. */
export type Act =
  | { readonly kind: 'load'; readonly address: string; readonly source?: 'link' }
  | { readonly kind: 'address'; readonly address: string }
  /** Back or forward by a number of entries in the browser's history. */
  | { readonly kind: 'history'; readonly delta: number; readonly address: string }
  | { readonly kind: 'click'; readonly on: ElementReference }
  | {
      readonly kind: 'type';
      readonly on: ElementReference;
      readonly value: string;
      readonly isSecret?: true;
      readonly source?: ValueSource;
    }
  | { readonly kind: 'choose'; readonly on: ElementReference; readonly value: string }
  | { readonly kind: 'check'; readonly on: ElementReference; readonly isChecked: boolean }
  | { readonly kind: 'press'; readonly on: ElementReference; readonly key: string }
  | {
      readonly kind: 'file';
      readonly on: ElementReference;
      readonly name: string;
      readonly type: string;
      readonly size: number;
    }
  | { readonly kind: 'command'; readonly name: CommandName; readonly args: readonly unknown[] }
  | { readonly kind: 'error'; readonly message: string }
  /** Message or heading that the page showed. */
  | { readonly kind: 'seen'; readonly role: SeenRole; readonly text: string };

/** Act with its place in the order of steps and calls. */
export type Step = Act & {
  readonly order: number;
  /** Time by this computer's clock, in ms since 1970. */
  readonly at: number;
};

/** Returns true for an act of the user or of the tester, false for what the page has done. */
export const isUserAct = ({ kind }: Act): boolean =>
  kind !== 'seen' && kind !== 'error' && kind !== 'address';

/** Text that the page showed. */
export type SeenStep = Extract<Step, { kind: 'seen' }>;

/** Call with its place in the order of steps and calls. */
export interface RecordedCall {
  readonly order: number;
  /** Place of its answer in the order; undefined while it is pending. */
  readonly answered?: number;
  readonly call: LoggedCall;
  /** True for a call of another tab or seat. */
  readonly isForeign: boolean;
}

/** Session of a browser: tokens and what the app stores of their user. */
export interface RecordedSession {
  readonly tokens: Tokens;
  readonly role: 'patient' | 'physician';
  readonly user: Readonly<Record<string, string>>;
}

/** State of the mock from which the steps behind it can be replayed. */
export interface Base {
  readonly order: number;
  /** Address of the page, below the base of the build. */
  readonly address: string;
  /** Time of the page, in ms since 1970; the mock's is ahead by the snapshot's offset. */
  readonly pageTime: number;
  readonly session: RecordedSession | null;
  /** Snapshot of the store as gzipped JSON. */
  readonly state: Uint8Array<ArrayBuffer>;
}

/** Reason why the state was replaced; 'elsewhere' is another tab that has done so. */
export type CutReason = 'reset' | 'restore' | 'goBack' | 'replay' | 'elsewhere';

/** Place in a recording where the state was replaced: nothing is replayed across it. */
export interface Cut {
  readonly order: number;
  readonly reason: CutReason;
}
