import { createHash } from "node:crypto";

/**
 * A name made from a mail's id, the same each time: 32 hexadecimal digits that say nothing of the
 * id, which a caller may have made from whom and what the mail is about.
 */
export function mailDigest(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
