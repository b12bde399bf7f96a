/**
 * Whether the browser knows passkeys at all: decided at once, so that what is of no use is never
 * shown.
 */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}
