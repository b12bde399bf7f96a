/**
 * The address of one of our own scripts for starting a worker, as a `TrustedScriptURL` where the
 * browser supports Trusted Types; the portal's policy requires it.
 *
 * @param name the policy's name, as shown in browser messages
 */
export function ownScript(name: string, url: string): string | URL {
  const policy = window.trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

declare global {
  // TypeScript's DOM types do not include Trusted Types yet.
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => URL };
    };
  }
}
