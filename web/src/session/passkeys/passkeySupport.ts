/**
 * Whether the browser supports passkeys at all. Synchronous, so that unsupported controls never
 * appear.
 */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}
