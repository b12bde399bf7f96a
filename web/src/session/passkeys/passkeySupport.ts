/**
 * Whether passkeys can be used on this page. Synchronous, so that unsupported controls never
 * appear.
 */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function" && passkeysElsewhere() === null;
}

/**
 * The host that the site's passkeys are tied to, if browsers refuse them at this page's address,
 * such as that of a preview channel; null if they work here.
 */
export function passkeysElsewhere(): string | null {
  const origin = import.meta.env.VITE_SITE_ORIGIN;
  // The emulators' passkeys are tied to localhost, where the demo runs.
  if (!origin) return null;
  const { hostname } = new URL(origin);
  const here = `.${location.hostname}`;
  return here.endsWith(`.${hostname}`) ? null : hostname;
}
