import { createHmac } from "node:crypto";

import { isEmulated, secret } from "./environment.ts";

/**
 * A hash with a secret key, as base64url of 32 bytes. Network and email addresses are few enough
 * that a plain hash could be reversed by trying all of them.
 *
 * @param purpose keeps hashes of different uses from being compared
 * @throws if IDENTITY_SECRET is not set, so that a deployment without it fails
 */
export function keyedHash(purpose: string, value: string, env = process.env): string {
  // The emulators have no secrets to protect.
  const key = isEmulated(env) ? "emulator" : secret("IDENTITY_SECRET", env);
  return createHmac("sha256", key).update(`${purpose}\0${value}`).digest("base64url");
}
