/**
 * The most likely country for a browser's languages: `pt-PT` gives PT, plain `fr` gives FR. Leads
 * mostly live in the same country as the people who talk to them.
 *
 * @param tags BCP 47, the preferred one first
 * @returns ISO 3166-1 alpha-2
 */
export function likelyCountry(tags: readonly string[]): string {
  for (const tag of tags) {
    try {
      const { region } = new Intl.Locale(tag).maximize();
      if (region !== undefined && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Not a valid tag; the next one may be.
    }
  }
  return "ES";
}
