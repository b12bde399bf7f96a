import { parseEmail } from "@salvia/domain/shared/typedText";

/** The stored form of a typed email address, or why it is invalid. */
export function addressOf(
  typed: string,
): { ok: true; address: string } | { ok: false; problem: "missing" | "malformed" } {
  const address = parseEmail(typed);
  if (address !== null) return { ok: true, address };
  return { ok: false, problem: typed.trim() === "" ? "missing" : "malformed" };
}
