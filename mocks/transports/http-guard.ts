import { isIP } from 'node:net';

/** Returns the host name in 'localhost:4010' or '[::1]:4010', without brackets. */
const parseHostName = (host: string) => URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';

const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name);

export interface Caller {
  /** Host header: the name by which the caller reached this machine. */
  host: string | undefined;
  /** Origin header: origin of the calling page. Programs and the address bar send none. */
  origin: string | undefined;
}

/**
 * Returns true for a caller who may use the controls and read all data, passwords included:
 * programs and pages of this machine. Refuses pages of another origin in the same browser, even
 * with a host name of their own that resolves to this machine (DNS rebinding).
 * @param ownName host name of the `--host` option
 */
export function canUseControls({ host = '', origin }: Caller, ownName: string): boolean {
  const name = parseHostName(host);
  // An IP address is safe as the host, since DNS rebinding needs a name.
  const isThisMachine = isLoopback(name) || isIP(name) !== 0 || name === ownName;
  if (!isThisMachine || origin === undefined) return isThisMachine;
  const page = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isLoopback(page) || (page !== '' && page === name);
}
