import { createHash } from "node:crypto";

/** An ID derived from values: 32 hexadecimal digits. */
export function hashOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
