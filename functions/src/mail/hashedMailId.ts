import { createHash } from "node:crypto";

/**
 * A stable name derived from an email's ID: 32 hexadecimal digits. It hides the ID, which may
 * reveal the recipient and the subject.
 */
export function hashedMailId(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 32);
}
