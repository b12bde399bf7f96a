/**
 * A text that stays on its line, whoever wrote it: without line breaks, which would begin another
 * header in a mail, without what is invisible or reverses the text around it, and not endless.
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

// Controls, line and paragraph separators, bidirectional overrides and isolates (Unicode TR9), and
// what shows as nothing. Joiners stay: names in Persian and emoji need them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
