import * as v from 'valibot';
import type { MockServer } from '#mocks/server/server.ts';
import { faultRuleSchema } from '#mocks/store/fault-schema.ts';
import { createPicklistSchema, parseOrThrow } from '#mocks/store/parse-or-throw.ts';
import { quote } from '#mocks/store/quote.ts';
import { MAX_CLOCK_OFFSET_MS } from '#mocks/store/snapshot.ts';
import { happen, happeningNames } from './happenings.ts';
import { scenarioNames } from './scenarios/scenarios.ts';
import { setSituation, situationNames } from './situations.ts';
import { getInvitationPath, signInWithoutPassword, startScenario } from './start-scenario.ts';

const scenarioSchema = createPicklistSchema('scenario', scenarioNames);
const happeningSchema = createPicklistSchema('happening', happeningNames);
const situationSchema = createPicklistSchema('situation', situationNames);
const emailSchema = v.string(
  ({ input }) => `An account is named by its e-mail address, not by ${quote(input)}.`,
);

const isOnSchema = v.boolean(({ input }) => `A situation is on (true) or off (false), not ${quote(input)}.`);
const faultIdSchema = v.string(
  ({ input }) => `A fault is named by its id, such as “fault-7”, not by ${quote(input)}.`,
);

/** Removes an active fault. @throws Error that lists the active ones for an unknown id */
function removeFault({ store }: MockServer, id: string): void {
  const ids = store.tables.faults.map((fault) => fault.id);
  if (!ids.includes(id))
    throw new Error(
      `There is no fault ${quote(id)}. ${ids.length > 0 ? `Active are: ${ids.join(', ')}` : 'None is active'}.`,
    );
  store.removeFaults((fault) => fault.id === id);
}

const advanceMessage = ({ input }: { input: unknown }) =>
  `The clock moves forward by a number of milliseconds, such as 60000, not by ${quote(input)}.`;
const advanceSchema = v.pipe(
  v.number(advanceMessage),
  v.finite(advanceMessage),
  v.minValue(0, advanceMessage),
);

/**
 * Creates the commands that control a running mock, shared by the panel, `window.clinicMock` and
 * `/__mock/` over HTTP. Input is validated only here.
 * @throws Error, from each command, with a message that names the wrong input and the valid values
 */
export function createCommands(server: MockServer) {
  const { store } = server;
  /**
   * Runs a task as a transaction; a refusal that it throws becomes a rejection.
   * @param title title of the change in the history
   */
  const change = <T>(title: string, task: () => T) =>
    server.transaction(async () => task(), { cause: () => ({ title, call: '', by: 'Console' }) });
  return {
    reset: async (scenario: unknown) => startScenario(server, parseOrThrow(scenarioSchema, scenario)),
    signIn: (email: unknown) =>
      change(`Sign-in as ${quote(email)}`, () =>
        signInWithoutPassword(store, parseOrThrow(emailSchema, email)),
      ),
    /** Finds or sends the e-mailed link of an account without a password. @returns its path */
    invitation: (email: unknown) =>
      change(`Invitation for ${quote(email)}`, () =>
        getInvitationPath(store, parseOrThrow(emailSchema, email)),
      ),
    /** Lets a happening occur. @param email read within the transaction: another tab may sign in */
    happen: (name: unknown, email: () => unknown) =>
      change(`Happening ${quote(name)}`, () =>
        happen(store, parseOrThrow(happeningSchema, name), parseOrThrow(emailSchema, email())),
      ),
    /** Adds a fault. @returns a copy of the rule, with its id */
    fault: (rule: unknown) =>
      change('A fault was set', () => structuredClone(store.addFault(parseOrThrow(faultRuleSchema, rule)))),
    /** Starts or ends a situation. */
    situation: (name: unknown, isOn: unknown) =>
      change(`Situation ${quote(name)} ${isOn ? 'began' : 'ended'}`, () =>
        setSituation(store, parseOrThrow(situationSchema, name), parseOrThrow(isOnSchema, isOn)),
      ),
    removeFault: (id: unknown) =>
      change('A fault was removed', () => removeFault(server, parseOrThrow(faultIdSchema, id))),
    clearFaults: () => change('All faults were removed', () => store.clearFaults()),
    advance: (ms: unknown) =>
      change('The mock’s clock moved forward', () => {
        const offsetMs = parseOrThrow(advanceSchema, ms);
        if (store.clockOffset + offsetMs > MAX_CLOCK_OFFSET_MS)
          throw new Error('The clock goes no more than 100 years ahead.');
        store.advance(offsetMs);
      }),
    snapshot: () => change('A snapshot was taken', () => store.snapshot()),
    restore: (snapshot: unknown) => change('A snapshot was restored', () => store.restore(snapshot)),
  };
}
