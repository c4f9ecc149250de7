import { createCommands } from '#mocks/controls/commands.ts';
import { defaultScenario, listScenarios } from '#mocks/controls/scenarios/scenarios.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { quote } from '#mocks/store/quote.ts';

export const controlPath = '/__mock/';

/** Input of a control call. */
interface ControlInput {
  query: URLSearchParams;
  /** Parses the body as JSON. @throws Problem when it is not JSON */
  body(): unknown;
}

type Control = (input: ControlInput) => unknown;

/** Parses a number in a query; other text is returned unchanged, so that an error can quote it. */
function parseNumber(text: string | null): unknown {
  const number = Number(text);
  return text?.trim() && !Number.isNaN(number) ? number : text;
}

/** Parses true and false in a query; other text is returned unchanged, as in `parseNumber`. */
const parseBoolean = (text: string | null): unknown =>
  text === 'true' || text === 'false' ? text === 'true' : text;

/** Controls by method and path: GET for controls that only read, POST for the others. */
function createControlTable(server: MockServer): Record<'GET' | 'POST', Record<string, Control>> {
  const { store, log } = server;
  const commands = createCommands(server);
  return {
    GET: {
      scenarios: () => listScenarios(),
      outbox: () => store.tables.outbox,
      calls: () => log.list(),
      faults: () => store.tables.faults,
      snapshot: () => commands.snapshot(),
    },
    POST: {
      reset: ({ query }) => commands.reset(query.get('scenario') ?? defaultScenario),
      'sign-in': ({ query }) => commands.signIn(query.get('email')),
      invitation: ({ query }) => commands.invitation(query.get('email')),
      happen: ({ query }) => commands.happen(query.get('name'), () => query.get('email')),
      fault: ({ body }) => commands.fault(body()),
      situation: ({ query }) => commands.situation(query.get('name'), parseBoolean(query.get('on'))),
      'remove-fault': ({ query }) => commands.removeFault(query.get('id')),
      'clear-faults': () => commands.clearFaults(),
      advance: ({ query }) => commands.advance(parseNumber(query.get('ms'))),
      restore: ({ body }) => commands.restore(body()),
    },
  };
}

const createRefusal = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json({ message }, { status, headers });

type ControlHandler = (method: string, address: URL, text: string) => Promise<Response>;

/** Answers control calls of test tools: `{ data }`, or `{ message }` with 400, 404 or 405. */
export function createControlHandler(server: MockServer): ControlHandler {
  const controls = createControlTable(server);
  const methods = ['GET', 'POST'] as const;
  return async (method, { pathname, searchParams }, text) => {
    const name = pathname.slice(controlPath.length);
    const allowed = methods.find((knownNames) => Object.hasOwn(controls[knownNames], name));
    if (!allowed) {
      const knownNames = methods.flatMap((candidate) => Object.keys(controls[candidate]));
      return createRefusal(404, `There is no control ${quote(name)}. Known are: ${knownNames.join(', ')}.`);
    }
    if (method !== allowed) {
      return createRefusal(405, `“${name}” is called with ${allowed}, not ${method}.`, { Allow: allowed });
    }
    try {
      const data = await controls[allowed][name]?.({ query: searchParams, body: () => parseJson(text) });
      return Response.json({ data: data ?? null });
    } catch (error) {
      return createRefusal(400, error instanceof Error ? error.message : String(error));
    }
  };
}
