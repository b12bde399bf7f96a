/** Whether this machine knows a time zone. A profile may name one that it does not. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The time zone, or UTC if this machine does not know it. */
export function knownTimeZone(name: string): string {
  return isTimeZone(name) ? name : "UTC";
}
