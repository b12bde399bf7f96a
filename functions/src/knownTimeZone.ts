/** A time zone, or UTC where this machine has no rules of it: a profile may name one it has not. */
export function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions() && timeZone;
  } catch {
    return "UTC";
  }
}
