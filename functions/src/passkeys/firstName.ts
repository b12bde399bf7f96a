import { browserName } from "../http/browserName.ts";
import { providerOf } from "./providers.ts";

/**
 * The initial name of a passkey: its provider, or else the browser that created it, or else a
 * generic name.
 *
 * @param userAgent the browser's `User-Agent` header
 */
export function firstName(aaguid: string, userAgent: string | undefined): string {
  return providerOf(aaguid) ?? browserName(userAgent) ?? "Passkey";
}
