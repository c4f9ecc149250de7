/** Returns the claims of a JSON Web Token; none for an opaque token. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

/** Returns the token's expiry in ms since 1970; Infinity if it names none (decision 13). */
export function tokenExpiry(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : Number.POSITIVE_INFINITY;
}

/** Returns true until the token's expiry. @param now in ms since 1970 */
export const isUnexpired = (token: string, now: number): boolean => tokenExpiry(token) > now;

/** Returns the user id of a token's standard claim; '' if it has none. */
export const tokenSubject = (token: string): string => String(claimsOf(token).sub ?? '');
