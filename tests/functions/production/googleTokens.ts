import { createHmac, generateKeyPairSync, sign, type KeyObject } from "node:crypto";

import { claimsOf, encode } from "../support/tokens.ts";

/** The keys that Google signs with, and those of another signer. */
export const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const forger = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Google's public key in PEM, as published under the id `current`. */
export const publicKey = google.publicKey.export({ type: "spki", format: "pem" }).toString();

/** The same key as published by App Check. */
export const appKey = {
  ...google.publicKey.export({ format: "jwk" }),
  kid: "current",
  use: "sig",
  alg: "RS256",
};

/** A token as Google makes it. */
export function signed(
  claims: Record<string, unknown>,
  key: KeyObject = google.privateKey,
  header: { kid?: string | undefined } = {},
): string {
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: "current", ...header })}.${encode(claims)}`;
  return `${content}.${sign("RSA-SHA256", Buffer.from(content), key).toString("base64url")}`;
}

/** A token whose claims differ from the signed ones. */
export function changed(token: string, change: Record<string, unknown>): string {
  const [header, , signature] = token.split(".");
  return `${header}.${encode({ ...claimsOf(token), ...change })}.${signature}`;
}

/** A token signed with Google's public key as if it were a shared secret. */
export function signedWithPublicKey(claims: Record<string, unknown>): string {
  const content = `${encode({ alg: "HS256", typ: "JWT", kid: "current" })}.${encode(claims)}`;
  return `${content}.${createHmac("sha256", publicKey).update(content).digest("base64url")}`;
}
