interface TrustedTypePolicyOptions {
  createHTML(text: string): string;
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
 * Limits what scripts may insert as markup: Mantine's style rules, which hold no tag, and the
 * measuring frame of the fingerprint. Workers and scripts are of this origin. The headers of live
 * builds require it (tools/ci/security-headers.ts).
 */
export const trustedTypesPolicy: TrustedTypePolicyOptions = {
  createHTML(text) {
    if (text.includes('<') && !measuringFrame.test(text)) throw new TypeError('Markup is not allowed');
    return text;
  },
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('Scripts of other origins are not allowed');
    return url;
  },
};

/** Installs the policy in browsers that have Trusted Types. */
export const installTrustedTypes = () => window.trustedTypes?.createPolicy('default', trustedTypesPolicy);
