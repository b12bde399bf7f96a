import { Timestamp } from "firebase-admin/firestore";

/** Stored data as JSON can carry it: times in ISO 8601, bytes as base64url. */
export function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  // Bytes, such as a passkey's public key.
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64url");
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, readable(each)]));
}
