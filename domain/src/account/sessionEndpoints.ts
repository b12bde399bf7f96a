import * as z from "zod/mini";

// A Firebase ID token is a JWT of about 1 kB; custom claims are limited to 1,000 bytes.
const idToken = z.string().check(z.minLength(1), z.maxLength(4096));
/** Firebase Authentication accepts passwords of 6 to 4,096 characters. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(4096));
export const customTokenSchema = z.object({ customToken: z.string() });

/**
 * The server calls that begin and end a session. Every page with a session loads them, so calls
 * that fewer pages need are elsewhere.
 */
export const sessionEndpoints = {
  /** Exchanges an ID token for the session cookie. */
  sessionHandler: {
    path: "/api/auth/handler",
    signedIn: false,
    input: z.object({ idToken }),
    output: z.object({ cookieSet: z.boolean(), redirectPath: z.string() }),
  },
  /** Ends the session of the cookie and clears it; succeeds even without a session. */
  sessionLogout: {
    path: "/api/auth/session-logout",
    signedIn: false,
    input: null,
    output: z.object({ signedOut: z.literal(true) }),
  },
  /**
   * Signs in with a username. If the account has a second factor, the answer is the email address
   * to sign in with instead of a token; only the owner of the password learns it.
   */
  signInWithUsername: {
    path: "/api/auth/sign-in-with-username",
    signedIn: false,
    input: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(64)),
      password: passwordSchema,
    }),
    output: z.object({ customToken: z.optional(z.string()), email: z.optional(z.string()) }),
  },
  /** Ends every session of the signed-in user, including the current one. */
  signOutEverywhere: {
    path: "/api/auth/sign-out-everywhere",
    signedIn: true,
    withoutPasskey: true,
    input: z.strictObject({}),
    output: z.object({ signedOut: z.literal(true) }),
  },
  /**
   * Which features are off, for pages without Firestore. A page that is older than a feature
   * ignores its name.
   */
  findSwitches: {
    path: "/api/auth/switches",
    signedIn: false,
    input: null,
    output: z.object({ off: z.array(z.string()) }),
  },
} as const;
