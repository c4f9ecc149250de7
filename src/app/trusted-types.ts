interface TrustedTypePolicyOptions {
  createHTML(text: string): string;
  createScript(text: string, type: string, sink: string): string;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Trusted Types, which some browsers lack (TypeScript, too). */
    readonly trustedTypes?: {
      createPolicy(name: 'default', options: TrustedTypePolicyOptions): unknown;
    };
  }
}

/** Empty page of the frame in which FingerprintJS measures text. */
const measuringFrame = /^<!doctype html><html><head><meta name="viewport" content="[^"<>]*">$/;

/**
 * Attribute by which FingerprintJS finds out, in Safari, what ad blockers hide. It never
 * runs: the policy of the page refuses inline scripts.
 */
const hostName = /^[\w.-]+$/;

/** Returns a text that is allowed. @throws TypeError for another one */
function allowIf(isAllowed: boolean, text: string): string {
  if (!isAllowed) throw new TypeError('Refused by Trusted Types');
  return text;
}

/**
 * Limits what scripts may insert as markup: Mantine's style rules, which hold no tag, and the
 * measuring frame of the fingerprint. Workers and scripts are of this origin. The headers of live
 * builds require it (tools/ci/security-headers.ts).
 */
export const trustedTypesPolicy: TrustedTypePolicyOptions = {
  createHTML: (text) => allowIf(!text.includes('<') || measuringFrame.test(text), text),
  createScript: (text, _type, sink) => allowIf(sink === 'Element onclick' && hostName.test(text), text),
  createScriptURL: (url) => allowIf(new URL(url, location.href).origin === location.origin, url),
};

/** Installs the policy in browsers that have Trusted Types. */
export const installTrustedTypes = () => window.trustedTypes?.createPolicy('default', trustedTypesPolicy);
