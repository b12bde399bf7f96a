/**
 * The country that a browser's languages point to: `pt-PT` to PT, plain `fr` most likely to FR. People
 * mostly live where their language says, and leads where those who talk to them do.
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
      // Not a tag: the next one may be.
    }
  }
  return "ES";
}
