/** The names of the Firestore collections, as the security rules spell them. */
export const collections = {
  users: "users",
  leads: "leads",
  staff: "staff",
  auditLog: "auditLog",
  revocations: "revocations",
  usernames: "usernames",
  passkeys: "passkeys",
  challenges: "challenges",
  rateLimits: "rateLimits",
  mailRequests: "mailRequests",
  mail: "mail",
} as const;
