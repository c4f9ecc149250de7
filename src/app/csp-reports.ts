/** Report of a violation of the Content-Security-Policy, without what may name a person. */
interface ViolationReport {
  /** Broken rule, e.g. 'script-src-elem'. */
  readonly directive: string;
  /** Origin of what was blocked, or a word such as 'inline'. */
  readonly blocked: string;
  /** Path of the page's route, with names in place of ids and codes: '/setPassword/$code'. */
  readonly page: string;
}

/** Maximum number of reports of a page: a browser extension can break a rule again and again. */
const MAX_REPORTS = 10;

/** Returns the origin of an address; a word of the browser, such as 'inline', is unchanged. */
const originOf = (blocked: string): string => URL.parse(blocked)?.origin ?? blocked;

/**
 * Sends each kind of violation once. Not by the policy's `report-to`: the browser would send the
 * page's whole address, which holds codes of e-mailed links and ids of patients.
 * @param url address that takes the reports as JSON
 * @param readPage returns the path of the current route
 * @returns a function that stops it
 */
export function reportViolations(url: string, readPage: () => string): () => void {
  const sent = new Set<string>();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const report: ViolationReport = {
      directive: effectiveDirective,
      blocked: originOf(blockedURI),
      page: readPage(),
    };
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= MAX_REPORTS) return;
    sent.add(body);
    const headers = { 'Content-Type': 'application/json' };
    void fetch(url, {
      method: 'POST',
      body,
      headers,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A report that does not arrive must not disturb anyone.
    }).catch(() => undefined);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}
