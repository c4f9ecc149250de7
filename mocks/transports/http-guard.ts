import { isIP } from 'node:net';

/** The name in 'localhost:4010' or '[::1]:4010', without its port. */
const nameIn = (host: string) => URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';

const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name);

export interface Caller {
  /** The Host header: what the caller believes this machine to be called. */
  host: string | undefined;
  /** The Origin header: which page calls. Programs and the address bar send none. */
  origin: string | undefined;
}

/**
 * Holds for who may steer the mock and read its data, passwords among them: programs, and pages of this machine.
 * A page from elsewhere that happens to be open in the same browser may not, not even through a name of its own
 * that leads here (DNS rebinding).
 * @param ownName the name that the mock was told to listen at
 */
export function maySteer({ host = '', origin }: Caller, ownName: string): boolean {
  const name = nameIn(host);
  const isOurs = isLoopback(name) || isIP(name) !== 0 || name === ownName;
  if (!isOurs || origin === undefined) return isOurs;
  const page = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isLoopback(page) || (page !== '' && page === name);
}
