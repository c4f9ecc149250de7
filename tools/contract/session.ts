import type { ReplyOf } from '#api/contract/endpoint.ts';
import type { login } from '#api/endpoints/accounts/accounts.ts';
import type { Tokens } from '#api/session/session.ts';
import type { Exchange } from '#radar/exchange.ts';
import type { ContractArguments } from './arguments.ts';
import type { ContractClient } from './contract-client.ts';

type LoginData = ReplyOf<typeof login>;
export type Role = LoginData['user']['role']['name'];

/** Session of a signed-in account. */
export interface OpenSession {
  readonly role: Role;
  readonly accessToken: string;
  /** Signs out, so that no session is left. */
  signOut(): Promise<void>;
}

/** Returns an error that says why the sign-in failed. */
function createSignInError({ status, redirect }: Exchange): Error {
  const why =
    status === null
      ? 'No answer came: is the address right?'
      : redirect
        ? `It was answered by ${redirect}: give the address behind it.`
        : `It was answered ${status}: are e-mail and password right?`;
  return new Error(`The sign-in did not go through. ${why}`);
}

/** Refreshes the tokens once; later calls show if the new tokens are valid. */
async function refreshTokens(client: ContractClient, { accessToken, refreshToken }: Tokens): Promise<Tokens> {
  const { data } = await client.call('refresh', { body: { token: accessToken, refreshToken } });
  return (data as Tokens | undefined) ?? { accessToken, refreshToken };
}

/**
 * Signs in like the app.
 * @throws Error whose message says why the sign-in failed
 */
export async function signIn(
  client: ContractClient,
  { email, password, role: requiredRole }: Pick<ContractArguments, 'email' | 'password' | 'role'>,
): Promise<OpenSession> {
  const body = { email, password, fingerprint: 'contract-radar', platform: 'web' };
  const { exchange, data } = await client.call('login', { body });
  if (exchange.status === null || exchange.status >= 300) throw createSignInError(exchange);
  if (!data) throw new Error('The reply to the sign-in cannot be read, so nothing else can be tried.');
  const { tokens, user } = data as LoginData;
  const role = user.role.name;
  if (user.twoFA) throw new Error('This account asks for a code. Give one whose second factor is off.');
  if (requiredRole && requiredRole !== role)
    throw new Error(`This account is a ${role}’s, not a ${requiredRole}’s.`);
  client.setToken(tokens.accessToken);
  const { accessToken, refreshToken } = await refreshTokens(client, tokens);
  client.setToken(accessToken);
  return {
    role,
    accessToken,
    async signOut() {
      await client.call('logout', { body: { refreshToken } });
    },
  };
}
