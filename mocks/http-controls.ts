import type { FaultRule } from './faults.ts';
import { happen } from './happenings.ts';
import { defaultScenario, isScenarioName, scenarioNames } from './scenarios.ts';
import type { MockServer } from './server.ts';
import { admit, startScenario } from './start-scenario.ts';
import type { Snapshot } from './store.ts';

const CONTROL_PATH = '/__mock/';

/** What is done at each control path; what it returns is the answer. @throws Error when it cannot be done */
const controls: Record<string, (server: MockServer, query: URLSearchParams, body: unknown) => unknown> = {
  async reset(server, query) {
    const name = query.get('scenario') ?? defaultScenario;
    if (!isScenarioName(name)) throw new Error(`There is no scenario ${name}: ${scenarioNames.join(', ')}`);
    server.log.clear();
    return startScenario(server, name);
  },
  'sign-in': ({ store }, query) => admit(store, query.get('email') ?? ''),
  outbox: ({ store }) => store.tables.outbox,
  happen: ({ store }, query) => happen(store, query.get('name') ?? '', query.get('email') ?? ''),
  fault: ({ store }, _, body) => store.addFault(body as FaultRule),
  'clear-faults': ({ store }) => store.clearFaults(),
  faults: ({ store }) => store.tables.faults,
  advance: ({ store }, query) => store.advance(Number(query.get('ms') ?? 0)),
  calls: ({ log }) => log.list(),
  snapshot: ({ store }) => store.snapshot(),
  restore({ store }, _, body) {
    if (!store.restore(body as Snapshot)) throw new Error('This is not a snapshot of this version');
  },
};

export const isControlCall = (request: Request) => new URL(request.url).pathname.startsWith(CONTROL_PATH);

/** Answers a call of a test tool that steers the mock: `{ data }`, or 400 `{ message }`. */
export async function answerControl(server: MockServer, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(CONTROL_PATH.length);
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return Response.json({ message: `There is no control ${name}` }, { status: 404 });
  try {
    const text = await request.text();
    const data = await control(server, searchParams, text ? JSON.parse(text) : undefined);
    return Response.json({ data: data ?? null });
  } catch (error) {
    return Response.json(
      { message: error instanceof Error ? error.message : String(error) },
      { status: 400 },
    );
  }
}
