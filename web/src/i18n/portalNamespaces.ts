/** The texts that any page of the portal may need; they load before the first render. */
export const portalNamespaces = ["common", "errors", "portal", "notifications"] as const;

/** Those of leads, which load with the others on pages that show leads. */
export const leadNamespaces = ["leads", "leadSearch", "outbox", "ownDevice"] as const;
