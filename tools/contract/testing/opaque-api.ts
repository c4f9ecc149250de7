import { createTokenReplacer } from '#mocks/testing/opaque-tokens.ts';
import type { PosingApi } from './posing-api.ts';

/**
 * Returns an API whose access tokens only the server can read.
 * @param change changes its replies
 */
export function withOpaqueTokens(
  { base, network = fetch }: PosingApi,
  change: (path: string, text: string) => string = (_, text) => text,
): Required<PosingApi> {
  const { replaceInReply, restoreInCall } = createTokenReplacer();
  return {
    base,
    network: async (request) => {
      const authorization = request.headers.get('authorization');
      const isJson = request.headers.get('content-type')?.includes('json');
      const call = new Request(request, isJson ? { body: restoreInCall(await request.clone().text()) } : {});
      if (authorization) call.headers.set('authorization', restoreInCall(authorization));
      const reply = await network(call);
      if (!reply.headers.get('content-type')?.includes('json')) return reply;
      const text = change(request.url.slice(base.length), replaceInReply(await reply.text()));
      return new Response(text, reply);
    },
  };
}
