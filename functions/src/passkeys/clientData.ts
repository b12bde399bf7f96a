import { parseJson } from "@salvia/domain/shared/parseJson";

import { siteOrigins } from "../http/origin.ts";
import { siteAddress } from "../settings/siteAddress.ts";

/**
 * The data that a browser claims to have signed; trust it only after the signature was verified.
 */
type ClientData = { challenge: string; origin: string };

/**
 * Parses the client data of a WebAuthn response; null if it is invalid or comes from a frame inside
 * another site, where users cannot see whom they sign in to. The library does not check that.
 */
export function clientData(clientDataJSON: string): ClientData | null {
  const value = parseJson(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  if (typeof value !== "object" || value === null) return null;
  if (!("challenge" in value) || !("origin" in value)) return null;
  if ("crossOrigin" in value && value.crossOrigin !== false) return null;
  const { challenge, origin } = value;
  if (typeof challenge !== "string" || typeof origin !== "string") return null;
  return { challenge, origin };
}

/**
 * The origin that a response must come from: the claimed one if it is ours, otherwise the site's
 * own.
 */
export function expectedOrigin(claimed: string): string {
  return siteOrigins()(claimed) ? claimed : siteAddress().origin;
}
