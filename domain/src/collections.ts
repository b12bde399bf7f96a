/** The names of the Firestore collections, as the security rules spell them. */
export const collections = {
  users: "users",
  leads: "leads",
} as const;
