import * as v from 'valibot';
import type { Drift } from '#api/contract/drifts.ts';
import { findOperation, type Operation } from '#api/endpoints/operations.ts';
import { tokenExpiry, tokenSubject } from '#api/session/token.ts';
import type { Exchange } from '#radar/exchange.ts';

const tokensSchema = v.object({ accessToken: v.string() });
const idSchema = v.union([v.string(), v.number()]);
const replySchema = v.object({
  data: v.union([
    v.object({ tokens: tokensSchema, user: v.object({ id: v.fallback(v.optional(idSchema), undefined) }) }),
    tokensSchema,
  ]),
});

/** Reply that issues an access token. */
interface TokenReply {
  readonly operation: Operation;
  readonly accessToken: string;
  /** User's id of a login's reply, '' if it has none; undefined of a renewal. */
  readonly userId: string | undefined;
}

/** Parses an exchange's body; undefined if it issues no access token. */
function parseReply(body: string) {
  try {
    const parsed = v.safeParse(replySchema, JSON.parse(body));
    return parsed.success ? parsed.output.data : undefined;
  } catch {
    return undefined;
  }
}

/** Lists the replies that issue access tokens: to logins and to renewals. */
function listTokenReplies(exchanges: readonly Exchange[]): TokenReply[] {
  return exchanges.flatMap(({ method, path, body }): TokenReply[] => {
    const operation = findOperation(method, path);
    const data = operation && parseReply(body);
    if (!operation || !data) return [];
    if (!('user' in data)) return [{ operation, accessToken: data.accessToken, userId: undefined }];
    return [{ operation, accessToken: data.tokens.accessToken, userId: String(data.user.id ?? '') }];
  });
}

/** Returns a remark if the app cannot read when an access token ends (decision 13). */
export function listTokenRemarks(exchanges: readonly Exchange[]): string[] {
  const hasOpaqueToken = listTokenReplies(exchanges).some(
    ({ accessToken }) => !Number.isFinite(tokenExpiry(accessToken)),
  );
  return hasOpaqueToken
    ? ['The access token has no `exp` that can be read: the app renews it after a 401, not ahead of time.']
    : [];
}

/** Lists a drift for each login that names its user neither in the token nor in the reply. */
export function findTokenDrifts(
  exchanges: readonly Exchange[],
): { readonly operation: Operation; readonly drift: Drift }[] {
  const drift = {
    path: 'data.user.id',
    expected: 'to be there, since the token has no “sub”',
    found: 'nothing',
    times: 1,
  };
  return listTokenReplies(exchanges)
    .filter(({ accessToken, userId }) => userId === '' && tokenSubject(accessToken) === '')
    .map(({ operation }) => ({ operation, drift }));
}
