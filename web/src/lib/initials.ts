/**
 * The initials of a name's first and last word: "Marta Salgado" becomes MS. An email address yields
 * its first letter.
 */
export function initialsOf(name: string): string {
  const words = name.includes("@") ? [name] : name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => /^./u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase();
}
