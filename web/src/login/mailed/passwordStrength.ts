/** The least and the most characters a password may have, as the server takes them. */
export const passwordLength = { least: 8, most: 4096 } as const;

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/**
 * How well a password withstands guessing, roughly. It is advice: only `short` is refused, since
 * whether a password is known from a leak is something only the server's side can tell.
 *
 * @param known what others know of its owner, such as their address: of no use in a password
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  if (password.length < passwordLength.least) return "short";
  const score = unguessable(password, known);
  if (score < 8) return "weak";
  return score < 14 ? "fair" : "strong";
}

/** How many of its characters do not follow from those before them, or from what is known. */
function unguessable(password: string, known: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const part of [...known.flatMap(partsOf), ...common]) rest = rest.replaceAll(part, "*");
  const codes = Array.from(rest, (character) => character.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1];
    // aaaa, abcd, 4321
    return before === undefined || Math.abs(code - before) > 1;
  });
  const distinct = new Set(fresh).size;
  // Digits alone are soon tried through.
  const worth = /^\d*$/.test(password) ? 0.5 : 1;
  return Math.min(fresh.length, distinct * 2) * worth;
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2);
}

/** What is tried first, in the languages of the product. */
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
