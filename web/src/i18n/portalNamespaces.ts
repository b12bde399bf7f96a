/** The texts that any page of the portal may need; they load before the first render. */
export const portalNamespaces = [
  "common",
  "errors",
  "portal",
  "leads",
  "leadSearch",
  "outbox",
  "ownDevice",
  "settings",
  "notifications",
] as const;
