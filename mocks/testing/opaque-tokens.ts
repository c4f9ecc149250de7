/** Access token of the mock, anywhere in a text. */
const accessTokenPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

interface Reply {
  data?: { user?: { id?: string } } | null;
}

/**
 * Creates functions that replace the mock's access tokens in replies by opaque ones, and restore
 * them in calls, as the calls of an API whose tokens only the server can read.
 */
export function createTokenReplacer() {
  const tokens: string[] = [];

  /** Returns the opaque token of an access token, the same each time. */
  function opaqueTokenOf(token: string): string {
    if (!tokens.includes(token)) tokens.push(token);
    return `opaque-${tokens.indexOf(token)}-end`;
  }

  return {
    /** Replaces the access tokens in a reply's body. */
    replaceInReply: (text: string): string => text.replaceAll(accessTokenPattern, opaqueTokenOf),
    /** Restores the access tokens in a header or a body of a call. */
    restoreInCall: (text: string): string =>
      text.replaceAll(/opaque-(\d+)-end/g, (opaque, index: string) => tokens[Number(index)] ?? opaque),
  };
}

/** Removes the user's id from a login's reply, which then names its user nowhere. */
export function withoutUserId(text: string): string {
  const reply = JSON.parse(text) as Reply;
  delete reply.data?.user?.id;
  return JSON.stringify(reply);
}
