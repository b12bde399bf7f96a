import { languages } from "@salvia/domain/shared/language";
import {
  pictureFile,
  pictureFormats,
  pictureScales,
  shareFile,
  shareKinds,
  shareSize,
} from "@salvia/domain/site/picture";

/** The pictures of the product, which `npm run pictures` takes. */
const pictures = languages.flatMap((language) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    pictureScales.flatMap((scale) =>
      pictureFormats.map((format) => pictureFile(language, scheme, scale, format)),
    ),
  ),
);

/** The pictures of links, which it draws. */
const shares = shareKinds.flatMap(([kind]) =>
  languages.map((language) => shareFile(kind, language)),
);

/** The width and height of each PNG, which pages and devices rely on. */
const sizes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(shares.map((file) => [file, `${shareSize.width} by ${shareSize.height}`])),
  "apple-touch-icon.png": "180 by 180",
  "icon-512.png": "512 by 512",
};

/** The images of the public folder, which browsers, other sites, or our pages request by name. */
export const imageNames: readonly string[] = ["favicon.ico", ...Object.keys(sizes), ...pictures];

/** A picture's file in the other format, which other browsers show; null for other images. */
export function otherFormat(name: string): string | null {
  const [, base, format] = /^(pictures\/.*\.)(avif|webp)$/u.exec(name) ?? [];
  if (base === undefined) return null;
  return `${base}${format === "avif" ? "webp" : "avif"}`;
}

/** What is wrong with one of these images; null if it can be used. */
export function imageFault(name: string, bytes: Buffer): string | null {
  if (name.endsWith(".webp")) {
    return bytes.toString("latin1", 8, 12) === "WEBP" ? null : "is not a WebP picture";
  }
  if (name.endsWith(".avif")) {
    return bytes.toString("latin1", 4, 12) === "ftypavif" ? null : "is not an AVIF picture";
  }
  if (name === "favicon.ico") {
    return bytes.subarray(0, 4).toString("hex") === "00000100" ? null : "is not an icon (ICO)";
  }
  const isPng = bytes.length >= 24 && bytes.toString("latin1", 0, 8) === "\u0089PNG\r\n\u001A\n";
  if (!isPng) return "is not a PNG";
  const size = `${bytes.readUInt32BE(16)} by ${bytes.readUInt32BE(20)}`;
  return size === sizes[name] ? null : `is ${size}, and must be ${sizes[name]}`;
}
