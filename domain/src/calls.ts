import { z } from "zod/mini";

/**
 * The server calls of the product: method is POST for all, the body is JSON unless `input` is null.
 * Types of both sides, and the checks at both borders, come from here.
 */
export const calls = {
  /** Exchanges an ID token for the session cookie. */
  sessionHandler: {
    path: "/api/auth/handler",
    // A Firebase ID token is a JWT of some 1 kB; custom claims are limited to 1,000 bytes.
    input: z.object({ idToken: z.string().check(z.minLength(1), z.maxLength(4096)) }),
    output: z.object({ cookieSet: z.boolean(), redirectPath: z.string() }),
  },
  /** Clears the session cookie; succeeds whether or not there was one. */
  sessionLogout: {
    path: "/api/auth/session-logout",
    input: null,
    output: z.object({ signedOut: z.literal(true) }),
  },
} as const;

export type CallName = keyof typeof calls;

export type CallInput<Name extends CallName> = (typeof calls)[Name]["input"] extends z.ZodMiniType
  ? z.infer<(typeof calls)[Name]["input"]>
  : null;

export type CallOutput<Name extends CallName> = z.infer<(typeof calls)[Name]["output"]>;

/** What any call answers when it fails. */
export const callFailure = z.object({ error: z.string() });
