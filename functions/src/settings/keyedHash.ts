import { createHmac } from "node:crypto";

/**
 * A hash with a secret key, as base64url of 32 bytes. Network and email addresses are few enough
 * that a plain hash could be reversed by trying all of them.
 *
 * @param purpose keeps hashes of different uses from being compared
 * @throws if IDENTITY_SECRET is not set, so that a deployment without it fails
 */
export function keyedHash(purpose: string, value: string, env = process.env): string {
  return createHmac("sha256", secret(env)).update(`${purpose}\0${value}`).digest("base64url");
}

function secret(env: Readonly<Record<string, string | undefined>>): string {
  const value = env["IDENTITY_SECRET"] ?? "";
  if (value.length >= 32) return value;
  // The emulators have no secrets to protect.
  if (env["FUNCTIONS_EMULATOR"] === "true") return "emulator";
  throw new Error("IDENTITY_SECRET is not set, or shorter than 32 characters.");
}
