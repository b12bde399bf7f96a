/** The images that browsers and other sites request by name. */
export const imageNames = ["favicon.ico", "share.png"] as const;

/** What is wrong with an image; null if it can be used. */
export function imageFault(name: (typeof imageNames)[number], bytes: Buffer): string | null {
  if (name === "favicon.ico") {
    return bytes.subarray(0, 4).toString("hex") === "00000100" ? null : "is not an icon (ICO)";
  }
  const isPng = bytes.length >= 24 && bytes.toString("latin1", 0, 8) === "\u0089PNG\r\n\u001A\n";
  if (!isPng) return "is not a PNG";
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // The pages name this size.
  return width === 1200 && height === 630
    ? null
    : `is ${width} by ${height}, and must be 1200 by 630`;
}
