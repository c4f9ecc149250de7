import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { HttpArguments } from './http-arguments.ts';

/** Addresses that `localhost` may resolve to in a browser. */
const loopbackAddresses = { v4: '127.0.0.1', v6: '::1' } as const;

const getErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Returns an error with a message for the user about why the server could not start. */
function toListenError(error: unknown, port: number, host: string): Error {
  const messageByCode: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use, perhaps by another mock. Choose another: --port 4020, or --port 0 for any.`,
    EACCES: `Port ${port} may not be used by this user. Choose one above 1023: --port 4020.`,
    EADDRNOTAVAIL: `“${host}” is no address of this machine. --host 0.0.0.0 means all of them.`,
    ENOTFOUND: `There is no host “${host}”. --host 0.0.0.0 means all addresses of this machine.`,
  };
  const code = getErrorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  return new Error(messageByCode[String(code)] ?? message);
}

/** Starts a server at one address. @throws Error with a message for the user */
async function listenAt(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error, port, host);
  }
  return server;
}

/** Returns the port that a server listens at; 0 before it does. */
export const getPort = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/**
 * Listens at a host, or at both loopback addresses, which only this machine can reach.
 * @throws Error with a message for the user
 */
export async function listen(listener: RequestListener, { port, host }: HttpArguments): Promise<Server[]> {
  if (host !== undefined) return [await listenAt(listener, port, host)];
  const ipv4Server = await listenAt(listener, port, loopbackAddresses.v4);
  // Some machines have no IPv6, or the port is in use there.
  const ipv6Server = await listenAt(listener, getPort(ipv4Server), loopbackAddresses.v6).catch(() => null);
  return ipv6Server ? [ipv4Server, ipv6Server] : [ipv4Server];
}
