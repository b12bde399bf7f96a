/** The time zone, or UTC if this machine does not know it; a profile may name an unknown one. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions() && timeZone;
  } catch {
    return "UTC";
  }
}
