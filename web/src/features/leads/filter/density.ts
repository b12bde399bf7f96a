import { createContext } from "react";

import { deviceStorage } from "../../../lib/storage.ts";

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
  return deviceStorage.get(key) === null ? "comfortable" : "compact";
}

/** Remembers the density on this device; without storage, it lasts as long as the URL. */
export function rememberDensity(density: Density): void {
  deviceStorage.set(key, density === "compact" ? density : null);
}

const key = "leadListDensity";
