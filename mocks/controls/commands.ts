import * as v from 'valibot';
import type { MockServer } from '#mocks/server/server.ts';
import { checked, oneOf } from '#mocks/store/checked.ts';
import { faultRuleSchema } from '#mocks/store/fault-schema.ts';
import { quoted } from '#mocks/store/quoted.ts';
import { FARTHEST_AHEAD_MS } from '#mocks/store/snapshot.ts';
import { happen, happeningNames } from './happenings.ts';
import { scenarioNames } from './scenarios/scenarios.ts';
import { setSituation, situationNames } from './situations.ts';
import { admit, invite, startScenario } from './start-scenario.ts';

const scenarioSchema = oneOf('scenario', scenarioNames);
const happeningSchema = oneOf('happening', happeningNames);
const situationSchema = oneOf('situation', situationNames);
const emailSchema = v.string(
  ({ input }) => `An account is named by its e-mail address, not by ${quoted(input)}.`,
);

const advanceWords = ({ input }: { input: unknown }) =>
  `The clock moves forward by a number of milliseconds, such as 60000, not by ${quoted(input)}.`;
const advanceSchema = v.pipe(v.number(advanceWords), v.finite(advanceWords), v.minValue(0, advanceWords));

/**
 * Creates the commands that control a running mock, shared by the panel, `window.clinicMock` and
 * `/__mock/` over HTTP. Input is validated only here.
 * @throws Error, from each command, with a message that names the fault and the valid values
 */
export function createCommands(server: MockServer) {
  const { store } = server;
  const change = <T>(task: () => T) => server.transaction(async () => task());
  return {
    reset: async (scenario: unknown) => startScenario(server, checked(scenarioSchema, scenario)),
    signIn: (email: unknown) => change(() => admit(store, checked(emailSchema, email))),
    /** Finds or sends the e-mailed link of an account without a password. @returns its path */
    invitation: (email: unknown) => change(() => invite(store, checked(emailSchema, email))),
    /** Lets a happening occur. @param email read within the transaction: another tab may sign in */
    happen: (name: unknown, email: () => unknown) =>
      change(() => happen(store, checked(happeningSchema, name), checked(emailSchema, email()))),
    fault: (rule: unknown) => change(() => store.addFault(checked(faultRuleSchema, rule))),
    /** Starts or ends a situation. */
    situation: (name: unknown, isOn: boolean) =>
      change(() => setSituation(store, checked(situationSchema, name), isOn)),
    removeFault: (id: string) => change(() => store.removeFaults((fault) => fault.id === id)),
    clearFaults: () => change(() => store.clearFaults()),
    advance: (ms: unknown) =>
      change(() => {
        const by = checked(advanceSchema, ms);
        if (store.clockOffset + by > FARTHEST_AHEAD_MS)
          throw new Error('The clock goes no more than 100 years ahead.');
        store.advance(by);
      }),
    snapshot: () => change(() => store.snapshot()),
    restore: (snapshot: unknown) => change(() => store.restore(snapshot)),
  };
}
