import { siteOrigins } from "../http/siteOrigins.ts";
import { siteAddress } from "../settings/siteAddress.ts";

/** What a browser says it has signed: of use only once the signature over it has been checked. */
type ClientData = { challenge: string; origin: string };

/**
 * Reads the client data of a WebAuthn response; null where it is not what a browser makes on a page
 * of its own: inside another site's frame nobody sees whom they sign in to, and the library lets
 * that pass.
 */
export function clientData(clientDataJSON: string): ClientData | null {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString("utf8");
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("challenge" in value) || !("origin" in value)) return null;
    if ("crossOrigin" in value && value.crossOrigin !== false) return null;
    const { challenge, origin } = value;
    if (typeof challenge !== "string" || typeof origin !== "string") return null;
    return { challenge, origin };
  } catch {
    return null;
  }
}

/** The origin that a response has to come from: the one it names if that is ours, else our own. */
export function expectedOrigin(claimed: string): string {
  return siteOrigins(process.env)(claimed) ? claimed : siteAddress().origin;
}
