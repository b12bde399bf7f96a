/**
 * Text as it was before another program damaged it: UTF-8 that was read as Windows-1252 (`JosÃ©`),
 * and characters written as in HTML (`O&#39;Neill`).
 */
export function repairText(text: string): string {
  const plain = text.replaceAll(
    /&(?:#(\d{2,5})|(amp|quot|apos|lt|gt|nbsp));/g,
    (_entity, code: string | undefined, name = "") =>
      code === undefined ? (named.get(name) ?? "") : String.fromCodePoint(Number(code)),
  );
  if (!/[\u{c2}-\u{f4}][^\0-\u{7f}]/u.test(plain)) return plain;
  const bytes = Array.from(plain, (letter) => windowsBytes.get(letter) ?? -1);
  if (bytes.includes(-1)) return plain;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return plain;
  }
}

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
  ["lt", "<"],
  ["gt", ">"],
  ["nbsp", " "],
]);

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** The byte of each character of Windows-1252. */
const windowsBytes: ReadonlyMap<string, number> = new Map(
  Array.from(new TextDecoder("windows-1252").decode(everyByte), (letter, byte) => [letter, byte]),
);
