import { emailMaxLength, patterns } from "@salvia/domain/shared/patterns";
import { visibleText } from "@salvia/domain/shared/typedText";

/** The stored form of a typed email address, or why it is invalid. */
export function addressOf(
  typed: string,
): { ok: true; address: string } | { ok: false; problem: "missing" | "malformed" } {
  const address = visibleText(typed).toLowerCase();
  if (address === "") return { ok: false, problem: "missing" };
  return address.length <= emailMaxLength && patterns.email.test(address)
    ? { ok: true, address }
    : { ok: false, problem: "malformed" };
}
