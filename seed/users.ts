import { defaultUserSettings, type User } from "@salvia/domain/account/user";

/** A valid user as the server creates one, the same for every call. Any field can be overridden. */
export function user(overrides: Partial<User> = {}): User {
  return {
    ...defaultUserSettings("Marta Salgado", "en", "UTC"),
    username: null,
    email: "marta.salgado@example.com",
    phone: null,
    roleChangedAt: null,
    signedOutAt: null,
    // The address is verified unless a test overrides this.
    verifiedEmail: overrides.email ?? "marta.salgado@example.com",
    createdAt: new Date("2026-09-01T08:00:00Z"),
    ...overrides,
  };
}
