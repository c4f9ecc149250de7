import type { Pause } from '#mocks/page/pause.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import type { Store } from '#mocks/store/store.ts';

/** Description of a scenario for a list of choices. */
export interface ScenarioInfo {
  /** Name as in `?scenario=…`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Named starting state of the mock. */
export interface Scenario {
  title: string;
  description: string;
  /** E-mail of the account to sign in; none if absent. */
  signedIn?: string;
  faults?: readonly FaultRule[];
  /** Offset by which the mock's clock runs ahead after the sign-in, in ms. */
  advance?: number;
  /** Changes the data that all scenarios share. @param pause to be awaited between parts */
  apply?(store: Store, pause: Pause): void | Promise<void>;
  /** Visit without a session that goes on at a page. */
  resumed?: {
    page: string;
    /** Stores values in the browser that the earlier visit would have left. */
    store(): void;
  };
}
