import ours from "./logo.json" with { type: "json" };

/** A line of a width, or a filled area with an opacity; both in the color of the text. */
type Shape = { path: string; width?: number; opacity?: number };

/**
 * The brand's mark on a square of `size`; used by the logo and the icon. Ours is a sprig of three
 * leaves. An insurer's own `logo.json` replaces it when the product is built.
 */
export const logoShape: { size: number; shapes: readonly Shape[] } = ours;
