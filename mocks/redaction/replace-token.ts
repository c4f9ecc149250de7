const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Parses the claims of a JSON Web Token; null for another token. */
function parseClaims(token: string): Record<string, unknown> | null {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/**
 * Returns a token in place of another one: of the same user and with the same end, but unknown to
 * any server. A token that names no user is replaced by a text.
 * @param number distinguishes the replacements
 * @param replaceId replaces the id of the user
 */
export function replaceToken(token: string, number: number, replaceId: (id: string) => string): string {
  const claims = parseClaims(token);
  if (!claims || typeof claims.sub !== 'string') return `token-${number}`;
  const { sub, role, iat, exp } = claims;
  const kept = {
    sub: replaceId(sub),
    ...(['patient', 'physician', 'admin'].includes(String(role)) && { role }),
    ...(typeof iat === 'number' && { iat }),
    ...(typeof exp === 'number' && { exp }),
    jti: `redacted-${number}`,
  };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(kept)}.redacted${number}`;
}
