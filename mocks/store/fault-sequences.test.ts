import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handleCall } from '#mocks/server/server.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { type Fault, type FaultRule, takeFaults } from './faults.ts';
import { Store } from './store.ts';

type Selection = Pick<FaultRule, 'once' | 'times' | 'after' | 'every'>;

const callCount = 40;
const callNumbers = Array.from({ length: callCount }, (_, index) => index + 1);
const offline = { kind: 'offline' } as const;

/** Lists the calls that a rule affects by plain list operations, as the reference. */
const listAffectedCalls = ({ once, times = callCount, after = 0, every = 1 }: Selection) =>
  callNumbers
    .slice(after)
    .filter((_, index) => (index + 1) % every === 0)
    .slice(0, once ? 1 : times);

const toFault = (selection: Selection, index: number): Fault => ({
  id: `fault-${index}`,
  endpoint: 'login',
  effect: { kind: 'delay', ms: index },
  ...selection,
});

const arbitraryCount = (min: number) => fc.option(fc.integer({ min, max: 12 }), { nil: undefined });
const arbitrarySelection: fc.Arbitrary<Selection> = fc
  .record({
    once: fc.boolean(),
    times: arbitraryCount(1),
    after: arbitraryCount(0),
    every: arbitraryCount(2),
  })
  .map(({ once, times, ...selection }) => ({ ...selection, ...(once ? { once } : { times }) }));

test('affects the calls of the reference and then removes the rules, whatever rules stand next to them', () => {
  fc.assert(
    fc.property(fc.array(arbitrarySelection, { minLength: 1, maxLength: 4 }), (selections) => {
      let faults = selections.map(toFault);
      const affectedCalls = selections.map((): number[] => []);
      for (const call of callNumbers) {
        // The counts are in the tables, so a round trip through a snapshot changes nothing.
        faults = JSON.parse(JSON.stringify(faults)) as Fault[];
        for (const effect of takeFaults(faults, 'login').effects)
          if (effect.kind === 'delay') affectedCalls[effect.ms]?.push(call);
      }
      expect(affectedCalls).toEqual(selections.map(listAffectedCalls));
      const remainingSelections = selections.filter(
        ({ once, times }, index) => affectedCalls[index]?.length !== (once ? 1 : times),
      );
      expect(faults).toHaveLength(remainingSelections.length);
    }),
  );
});

test.each<[Selection, calls: number[], isRemoved: boolean]>([
  [{ times: 2 }, [1, 2], true],
  [{ after: 38 }, [39, 40], false],
  [{ after: 0, times: 1 }, [1], true],
  [{ after: 3, times: 2 }, [4, 5], true],
  [{ after: 3, once: true }, [4], true],
  [{ after: 30, every: 3 }, [33, 36, 39], false],
  [{ after: 2, every: 3, times: 2 }, [5, 8], true],
])('%j affects the calls %j', (selection, calls, isRemoved) => {
  const faults = [toFault(selection, 0)];
  expect(callNumbers.filter(() => takeFaults(faults, 'login').effects.length > 0)).toEqual(calls);
  expect(faults).toHaveLength(isRemoved ? 0 : 1);
});

test('does not count calls of other endpoints', () => {
  const faults = [toFault({ after: 1 }, 0)];
  takeFaults(faults, 'logout');
  expect(takeFaults(faults, 'login').effects).toEqual([]);
});

test.each<[Selection, boolean]>([
  [{}, false],
  [{ once: false }, false],
  [{ once: true }, true],
  [{ times: 3 }, true],
  [{ after: 1 }, true],
  [{ every: 2 }, true],
])('a call that %j covers changes the tables: %s', (selection, hasChanged) => {
  expect(takeFaults([toFault(selection, 0)], 'login').hasChanged).toBe(hasChanged);
});

test('continues a count that an older version has stored', () => {
  const store = new Store(() => {});
  const storedFaults = [
    { id: 'fault-1', endpoint: 'login', effect: offline, every: 3, calls: 4 },
    { id: 'fault-2', endpoint: 'login', effect: offline, once: true },
  ];
  const { tables } = store.snapshot();
  store.restore({ ...store.snapshot(), tables: { ...tables, faults: storedFaults } });
  expect(takeFaults(store.tables.faults, 'login').effects).toHaveLength(1);
  expect(takeFaults(store.tables.faults, 'login').effects).toHaveLength(1);
  expect(store.tables.faults).toMatchObject([{ id: 'fault-1', calls: 6 }]);
});

/** Sets rules for one endpoint and returns the statuses of its next calls. */
async function readStatuses(rules: readonly Pick<FaultRule, 'effect' | 'times' | 'after'>[], count: number) {
  const server = await createTestServer();
  for (const rule of rules) server.store.addFault({ endpoint: 'searchDiagnoses', ...rule });
  const statuses: number[] = [];
  for (let call = 1; call <= count; call += 1) {
    const request = new Request('http://api.test/?name=pain');
    statuses.push((await handleCall(server, 'searchDiagnoses', request, '')).status);
  }
  return { statuses, faults: server.store.tables.faults };
}

const status = (code: number) => ({ kind: 'status', status: code }) as const;

test('answers 202 twice and then as ever', async () => {
  const { statuses, faults } = await readStatuses([{ effect: status(202), times: 2 }], 4);
  expect(statuses).toEqual([202, 202, 200, 200]);
  expect(faults).toEqual([]);
});

test('answers with a sequence of two rules, of which the second skips the calls of the first', async () => {
  const rules = [
    { effect: status(202), times: 2 },
    { effect: status(503), after: 2, times: 1 },
  ];
  expect((await readStatuses(rules, 4)).statuses).toEqual([202, 202, 503, 200]);
});

test('counts a call for each rule, although the first rule alone answers it', async () => {
  const rules = [
    { effect: status(202), times: 2 },
    { effect: status(503), times: 3 },
  ];
  expect((await readStatuses(rules, 4)).statuses).toEqual([202, 202, 503, 200]);
});
