import { readServerUserId } from '#api/session/session.ts';
import { fullName } from '#domain/values/full-name.ts';
import { findSignedInAccount } from '#mocks/controls/signed-in-account.ts';
import { Problem } from '#mocks/rules/problem.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { StartedBackend } from '#mocks/transports/backend.ts';
import type { SharedSettings } from './partial-settings.ts';
import { openPersonSession } from './person.ts';
import type { Reference } from './references.ts';
import type { Sides } from './sides.ts';
import { findStandIn, type IdReplacement, replaceInPath, restoreIds } from './stand-ins.ts';

/** Parts of a partly mocked page that its answers need. */
export interface PartialParts {
  readonly base: string;
  readonly sides: Sides;
  readonly settings: SharedSettings;
  readonly backend: StartedBackend;
}

/** Returns the mock's account and token of a call. @throws Problem without an account for it */
async function enterMock(
  { sides, settings, backend: { server } }: PartialParts,
  request: Request,
): Promise<{ account?: Account | undefined; token?: string }> {
  if (sides.sideOf('accounts') === 'mock') return { account: findSignedInAccount(server.store) };
  if (!request.headers.has('Authorization')) return {};
  const session = await openPersonSession(server, settings.atom.get);
  if (session) return session;
  throw new Problem(
    403,
    'The mock’s data have nobody of your role whom your token could stand for. Reset them (mock console, Data).',
  );
}

/** Returns a copy of a request at another path, with another token. */
function forward(request: Request, url: string, token: string | undefined): Request {
  // Only reads have another URL, and a request without a body can be copied by its parts.
  const copy =
    url === request.url
      ? new Request(request)
      : new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
  if (token) copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
}

/** Returns a reply with the API's ids in place of the mock's. A file is returned unchanged. */
async function restoreReply(response: Response, replacements: readonly IdReplacement[]): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!isJson || replacements.length === 0) return response;
  const text = await response.text();
  try {
    const body = JSON.stringify(restoreIds(JSON.parse(text), replacements));
    return new Response(body, response);
  } catch {
    // A fault breaks the JSON off.
    return new Response(text, response);
  }
}

/**
 * Answers a call by the mock, as the person that the token stands for.
 * @param references patients and physicians of the API, in whose place the mock's are read
 * @throws Problem with a sentence if no account can take a place
 */
export async function answerByMock(
  parts: PartialParts,
  request: Request,
  references: readonly Reference[],
): Promise<Response> {
  const { base, settings, backend } = parts;
  const { account, token } = await enterMock(parts, request);
  const ownId = readServerUserId();
  const replacements: IdReplacement[] = account && ownId ? [{ real: ownId, mocked: account.id }] : [];
  let path = request.url.slice(base.length);
  for (const reference of account ? references : []) {
    const standIn = account && findStandIn(backend.server.store, account, reference, settings.atom.get());
    if (!standIn) {
      const name = account ? fullName(account) : '';
      throw new Problem(
        404,
        `The mock’s ${name} has no ${reference.resource} to take the place of the API’s.`,
      );
    }
    path = replaceInPath(path, reference, standIn.id);
    replacements.push({ real: reference.id, mocked: standIn.id });
  }
  return restoreReply(await backend.respond(forward(request, base + path, token)), replacements);
}
