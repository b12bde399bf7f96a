import { createHash } from "node:crypto";

/** The id of what was made of some values: 32 hexadecimal digits. */
export function hashOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
