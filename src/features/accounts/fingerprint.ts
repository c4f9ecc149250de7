const KEY = 'fingerPrint';
/** A browser that will not say who it is must not keep its user waiting. */
const PATIENCE = 3000;

/** Random, but kept: good enough to tell this browser from another (needs no secure context). */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function compute(): Promise<string> {
  const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
  const agent = await FingerprintJS.load({ monitoring: false });
  return (await agent.get()).visitorId;
}

/**
 * Saves the fingerprint ahead of a login (accounts §4.7). Where it cannot be had now, the login will see to it, and
 * nobody is told.
 */
export async function saveFingerprint(): Promise<void> {
  try {
    if (localStorage.getItem(KEY)) return;
    const id = await compute();
    // A login that did not want to wait has sent one of its own.
    if (!localStorage.getItem(KEY)) localStorage.setItem(KEY, id);
  } catch {
    // No network, no storage, or a browser that will not say who it is.
  }
}

let underWay: Promise<string> | null = null;

async function identify(): Promise<string> {
  const giveUp = new Promise<string>((_, reject) => setTimeout(reject, PATIENCE));
  const id = (await Promise.race([compute(), giveUp]).catch(() => '')) || randomId();
  localStorage.setItem(KEY, id);
  return id;
}

/**
 * The fingerprint sent at login, computed when it is first asked for and kept in storage; a random one where
 * it cannot be had (accounts §4.7, decision 16).
 */
export async function browserFingerprint(): Promise<string> {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  underWay ??= identify().finally(() => {
    underWay = null;
  });
  return underWay;
}
