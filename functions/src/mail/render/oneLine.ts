/**
 * Makes untrusted text safe for one line of limited length: without line breaks, which would start
 * another header in an email, and without invisible or direction-changing characters.
 *
 * @param max in code points
 */
export function oneLine(text: string, max: number): string {
  const clean = text.normalize("NFC").replace(unseen, " ").replace(/\s+/gu, " ").trim();
  const points = Array.from(clean);
  return points.length > max
    ? `${points
        .slice(0, max - 1)
        .join("")
        .trim()}…`
    : clean;
}

// Control characters, line and paragraph separators, bidirectional overrides and isolates (Unicode
// TR9), and invisible characters. Joiners stay, because names in Persian and emoji need them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
