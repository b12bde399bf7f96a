import { languages } from "@salvia/domain/shared/language";
import { pictureFile, pictureScales } from "@salvia/domain/site/picture";

/** The pictures of the product, which `npm run pictures` takes. */
const pictures = languages.flatMap((language) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    pictureScales.map((scale) => pictureFile(language, scheme, scale)),
  ),
);

/** The images of the public folder, which browsers, other sites, or our pages request by name. */
export const imageNames: readonly string[] = ["favicon.ico", "share.png", ...pictures];

/** What is wrong with one of these images; null if it can be used. */
export function imageFault(name: string, bytes: Buffer): string | null {
  if (name.endsWith(".webp")) {
    return bytes.toString("latin1", 8, 12) === "WEBP" ? null : "is not a WebP picture";
  }
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
