/** The minimum and maximum password length in characters, as on the server. */
export const passwordLength = { least: 8, most: 4096 } as const;

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/**
 * A rough estimate of how well a password resists guessing. It is only advice: only `short` is
 * rejected, because only the server can check for leaked passwords.
 *
 * @param known facts others know about the user, such as their address, which add no strength
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  if (password.length < passwordLength.least) return "short";
  const score = unguessable(password, known);
  if (score < 8) return "weak";
  return score < 14 ? "fair" : "strong";
}

/** The number of characters that do not follow from earlier ones or from known facts. */
function unguessable(password: string, known: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const part of [...known.flatMap(partsOf), ...common]) rest = rest.replaceAll(part, "*");
  const codes = Array.from(rest, (character) => character.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1];
    // Drops runs such as aaaa, abcd and 4321.
    return before === undefined || Math.abs(code - before) > 1;
  });
  const distinct = new Set(fresh).size;
  // Attackers exhaust digit-only passwords quickly.
  const worth = /^\d*$/.test(password) ? 0.5 : 1;
  return Math.min(fresh.length, distinct * 2) * worth;
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);
}

/** The most common passwords, in the languages of the product. */
const common = [
  "password",
  "contraseña",
  "contrasena",
  "palavra",
  "senha",
  "motdepasse",
  "qwerty",
  "azerty",
  "asdf",
  "letmein",
  "welcome",
  "bienvenid",
  "bienvenue",
  "teamo",
  "iloveyou",
  "admin",
  "salvia",
];
