/**
 * Decodes a file in any of the usual encodings: UTF-8 and UTF-16, with or without a byte order
 * mark, or Windows-1252. A merged file may mix UTF-8 and Windows-1252, so if the whole is not valid
 * UTF-8, each line is decoded on its own.
 *
 * @returns null if the file is not text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  // Text has no null characters; binary formats do.
  return text.includes("\0") ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  return asUtf8(bytes) ?? linesOf(bytes).map(lineText).join("");
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineText(line: Uint8Array): string {
  return asUtf8(line) ?? new TextDecoder("windows-1252").decode(line);
}

/**
 * Detects UTF-16 by its byte order mark, or because every other byte of mostly ASCII text is zero.
 */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const beginning = bytes.subarray(0, 2_000);
  if (beginning.length < 2 || bytes.length % 2 === 1) return null;
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / (beginning.length / 2));
  if (odd > 0.7 && even < 0.05) return "utf-16le";
  return even > 0.7 && odd < 0.05 ? "utf-16be" : null;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}
