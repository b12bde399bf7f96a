import type { Language } from "../shared/language.ts";
import type { ColorScheme } from "./brand.ts";
import type { PublicPage } from "./paths.ts";

/** The size of the picture of a member's home page, in CSS pixels. */
export const pictureSize = { width: 390, height: 720 } as const;

/** How many of the picture's pixels are one CSS pixel. */
export const pictureScales = [1, 2] as const;

export type PictureScale = (typeof pictureScales)[number];

/** The first is a third smaller; browsers of before 2022 know only the other. */
export const pictureFormats = ["avif", "webp"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export function pictureFile(
  language: Language,
  scheme: ColorScheme,
  scale: PictureScale,
  format: PictureFormat,
): string {
  return `pictures/member-home.${language}.${scheme}.${scale}x.${format}`;
}

/** The size of the picture that other sites show with a link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The kinds of pages with such a picture of their own, and a page of each. */
export const shareKinds = [
  ["home", "home"],
  ["price", "price"],
  ["doctors", "doctors"],
  ["other", "partners"],
] as const satisfies readonly (readonly [string, PublicPage])[];

export type ShareKind = (typeof shareKinds)[number][0];

/** The file of the picture for links, in the public folder. */
export function shareFile(kind: ShareKind, language: Language): string {
  return `pictures/share-${kind}.${language}.png`;
}
