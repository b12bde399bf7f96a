/** The texts that every page of the portal may need: they are there before the first is shown. */
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
