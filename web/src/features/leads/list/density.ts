import { createContext } from "react";

/** How high the rows of the table are: with two lines each, or with one. */
const densities = ["comfortable", "compact"] as const;

export type Density = (typeof densities)[number];

/** The density of the list around a component. */
export const DensityContext = createContext<Density>("comfortable");

/** The density that a URL asks for; null if it asks for none that is known. */
export function densityInUrl(query: URLSearchParams): Density | null {
  return densities.find((known) => known === query.get("density")) ?? null;
}

/** The density last chosen on this device, which comes with its screen rather than with the user. */
export function rememberedDensity(): Density {
  try {
    return localStorage.getItem(key) === null ? "comfortable" : "compact";
  } catch {
    return "comfortable";
  }
}

/** Remembers the density on this device; without storage, it lasts as long as the URL. */
export function rememberDensity(density: Density): void {
  try {
    if (density === "compact") localStorage.setItem(key, "compact");
    else localStorage.removeItem(key);
  } catch {
    // Storage may be disabled.
  }
}

const key = "leadListDensity";
