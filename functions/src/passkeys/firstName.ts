import { browserName } from "../http/browserName.ts";
import { providerOf } from "./providers.ts";

/**
 * What a passkey is called until its owner names it: whoever keeps it, else the browser it was made
 * in, else just what it is.
 *
 * @param userAgent the header of the browser
 */
export function firstName(aaguid: string, userAgent: string | undefined): string {
  return providerOf(aaguid) ?? browserName(userAgent) ?? "Passkey";
}
