import { createHmac } from "node:crypto";

/**
 * A hash that only we can make, as base64url of 32 bytes. Network and e-mail addresses are few
 * enough to try them all against a plain hash.
 *
 * @param purpose keeps hashes of one use from meaning anything in another
 * @throws where IDENTITY_SECRET is not set, so that a deployment without it serves no such call
 */
export function keyedHash(purpose: string, value: string, env = process.env): string {
  return createHmac("sha256", secret(env)).update(`${purpose}\0${value}`).digest("base64url");
}

function secret(env: Readonly<Record<string, string | undefined>>): string {
  const value = env["IDENTITY_SECRET"] ?? "";
  if (value.length >= 32) return value;
  // In the emulators there is nothing to keep.
  if (env["FUNCTIONS_EMULATOR"] === "true") return "emulator";
  throw new Error("IDENTITY_SECRET is not set, or shorter than 32 characters.");
}
