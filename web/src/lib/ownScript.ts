/**
 * The address of one of our own scripts, as the portal's policy wants it said where a worker is started
 * (Trusted Types, W3C, which not every browser has).
 *
 * @param name what for, in the browser's messages
 */
export function ownScript(name: string, url: string): string | URL {
  const policy = window.trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

declare global {
  // TypeScript's DOM does not know them yet.
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => URL };
    };
  }
}
