import { storedFingerprint } from '#api/session/stored-session.ts';

/** Time limit for computing the fingerprint, in ms: a slow browser must not delay the login. */
const COMPUTE_TIMEOUT_MS = 3000;

/** Returns a random fingerprint of 32 hex digits. `getRandomValues` needs no secure context. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function computeFingerprint(): Promise<string> {
  const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
  const agent = await FingerprintJS.load({ monitoring: false });
  return (await agent.get()).visitorId;
}

/**
 * Computes and stores the fingerprint before a login (accounts §4.7). Fails silently: the login
 * then computes the fingerprint itself.
 */
export async function saveFingerprint(): Promise<void> {
  try {
    if (storedFingerprint.read()) return;
    const id = await computeFingerprint();
    // A concurrent login may have timed out, and stored and sent a random fingerprint.
    if (!storedFingerprint.read()) storedFingerprint.write(id);
  } catch {
    // No network, or a browser that blocks the fingerprint. The login tries again.
  }
}

let pendingIdentification: Promise<string> | null = null;

/** Computes and stores the fingerprint, or a random one if that fails or takes too long. */
async function identify(): Promise<string> {
  const timeout = new Promise<string>((_, reject) => setTimeout(reject, COMPUTE_TIMEOUT_MS));
  const id = (await Promise.race([computeFingerprint(), timeout]).catch(() => '')) || randomId();
  storedFingerprint.write(id);
  return id;
}

/**
 * Returns the fingerprint that the login sends. It is computed on first use and stored; a random
 * one replaces a fingerprint that cannot be computed (accounts §4.7, decision 16).
 */
export async function browserFingerprint(): Promise<string> {
  const known = storedFingerprint.read();
  if (known) return known;
  pendingIdentification ??= identify().finally(() => {
    pendingIdentification = null;
  });
  return pendingIdentification;
}
