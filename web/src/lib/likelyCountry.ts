import { frequentCountries } from "@salvia/domain/shared/country";

/**
 * The most likely country of a person's leads: the one of their time zone, because browsers often
 * speak another country's language; otherwise that of their languages: `pt-PT` gives PT, plain `fr`
 * gives FR. Leads mostly live in the same country as the people who talk to them.
 *
 * @param tags BCP 47, the preferred one first
 * @returns ISO 3166-1 alpha-2
 */
export function likelyCountry(timeZone: string, tags: readonly string[]): string {
  return countryOfZone(timeZone) ?? countryOfLanguages(tags) ?? "ES";
}

/** Null for zones without a country, such as UTC, and in browsers that know no zones of countries. */
function countryOfZone(timeZone: string): string | null {
  if (!timeZone.includes("/")) return null;
  for (const country of [...frequentCountries, ...pairs]) {
    const locale: WithZones = new Intl.Locale(`und-${country}`);
    const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    // An old code has the region of the new one.
    if (zones.includes(timeZone)) return locale.region ?? null;
  }
  return null;
}

function countryOfLanguages(tags: readonly string[]): string | null {
  for (const tag of tags) {
    try {
      const { region } = new Intl.Locale(tag).maximize();
      if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Not a valid tag; the next one may be.
    }
  }
  return null;
}

/** TypeScript doesn't know them yet; older browsers have a field, and newer ones a method. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
