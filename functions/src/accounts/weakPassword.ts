import { brand } from "@salvia/domain/site/brand";
import { newPasswordMinLength } from "@salvia/domain/account/accountEndpoints";

import { Refusal } from "../http/refusal.ts";

/**
 * Refuses a new password with weak-password if it is common, or contains too little beyond what is
 * known about its owner (NIST SP 800-63B, 3.1.1.2).
 *
 * @param known the owner's names and addresses
 */
export async function refuseWeakPassword(
  password: string,
  known: readonly (string | null | undefined)[],
): Promise<void> {
  const { commonPasswords } = await import("./commonPasswords.ts");
  if (isWeakPassword(password, known, commonPasswords)) throw new Refusal("weak-password");
}

/** Whether a password is too easy to guess, given a list of common ones in lowercase. */
export function isWeakPassword(
  password: string,
  known: readonly (string | null | undefined)[],
  common: ReadonlySet<string>,
): boolean {
  const written = password.normalize("NFKC").toLowerCase();
  const parts = [...known.flatMap(partsOf), ...ownWords];
  // Longest first, because one part may start with another.
  const unknown = parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ""), written);
  const isShort = Array.from(unknown).length < newPasswordMinLength;
  return isShort || [written, unknown].some((text) => isCommon(text, common));
}

/**
 * Whether a text is a common password, optionally surrounded by digits and symbols, or has fewer
 * than three different characters.
 */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return common.has(text) || common.has(core) || new Set(text).size < 3;
}

function partsOf(text: string | null | undefined): string[] {
  const written = (text ?? "").normalize("NFKC").toLowerCase();
  return written.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2);
}

/** The word for a password in our languages, and our brand name. */
const ownWords = [
  brand.name.toLowerCase(),
  "password",
  "contraseña",
  "contrasena",
  "senha",
  "palavrapasse",
  "motdepasse",
];
