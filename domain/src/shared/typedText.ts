import { emailMaxLength, patterns } from "./patterns.ts";

/** Text without the invisible format characters of copied numbers and addresses. */
export function visibleText(written: string): string {
  return written.replaceAll(/\p{Cf}/gu, "").trim();
}

/**
 * A typed name with single blanks. Line breaks and tabs in pasted text count as blanks. Drops the
 * hyphenation of copied text, and letters without a shape, which would let different names look
 * alike.
 */
export function tidyName(written: string): string {
  return written
    .replaceAll(/[\u{ad}\u{61c}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]|\u{34f}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/**
 * A typed email address as it is stored, if it is one. Reads `Ana Silva <ana@example.com>` as mail
 * programs copy it, links, quotation marks, and a full stop at the end.
 */
export function tidyEmail(written: string): string {
  const text = visibleText(written);
  return (
    (/^[^<>]*<([^<>@]+@[^<>]+)>$/.exec(text)?.[1] ?? text)
      .trim()
      .replace(/^mailto:/i, "")
      .replace(/^(['"])(.*)\1$/, "$2")
      .replace(/\.$/, "")
      .toLowerCase()
      // The lowercase of the Turkish İ.
      .replaceAll("i\u{307}", "i")
  );
}

/** A typed address in stored form; null if it is not an address. */
export function parseEmail(written: string): string | null {
  const address = tidyEmail(written);
  return address.length <= emailMaxLength && patterns.email.test(address) ? address : null;
}
