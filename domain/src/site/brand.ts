import ours from "./brand.json" with { type: "json" };

/**
 * Name, contact data, and colors. An insurer's own `brand.json` replaces ours when the product is
 * built. Drawings and texts take the name from here; the rest of the code never spells it.
 */
export const brand: Brand = ours;

export type Brand = typeof ours;

export type ColorScheme = keyof Brand["colors"];
