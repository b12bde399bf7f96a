import * as z from "zod/mini";

import { customTokenSchema } from "./sessionEndpoints.ts";
import {
  authenticationOptionsSchema,
  authenticationResponseSchema,
  credentialIdSchema,
  passkeyNameSchema,
  passkeySchema,
  registrationOptionsSchema,
  registrationResponseSchema,
} from "./passkey.ts";
import { emailMaxLength } from "../shared/patterns.ts";

// `rpId` and `userId` let the browser signal to authenticators which passkeys are still valid
// (PublicKeyCredential.signalAllAcceptedCredentials).
const ownPasskeys = z.object({
  passkeys: z.array(passkeySchema),
  rpId: z.string(),
  userId: z.string(),
});

/** The server calls about passkeys, which the login page loads on demand. */
export const passkeyEndpoints = {
  /**
   * A challenge for a passkey sign-in. The email may be empty; the answer does not reveal whether
   * an account exists.
   */
  webauthnAuthenticationOptions: {
    path: "/api/auth/webauthn-generate-authentication-options",
    signedIn: false,
    input: z.object({ email: z.string().check(z.maxLength(emailMaxLength)) }),
    output: authenticationOptionsSchema,
  },
  /** Signs in with a passkey. `userId` is only cross-checked, never trusted. */
  webauthnVerifyAuthentication: {
    path: "/api/auth/webauthn-verify-authentication",
    signedIn: false,
    input: z.object({
      response: authenticationResponseSchema,
      userId: z.string().check(z.maxLength(128)),
    }),
    output: customTokenSchema,
  },
  /**
   * A challenge for creating a passkey for the signed-in user, whose email must be verified. If
   * their role requires a passkey, a session without one may create only the first.
   */
  webauthnRegistrationOptions: {
    path: "/api/auth/webauthn-generate-registration-options",
    signedIn: "recently",
    withoutPasskey: true,
    input: z.strictObject({}),
    output: registrationOptionsSchema,
  },
  /** Stores a new passkey. */
  webauthnVerifyRegistration: {
    path: "/api/auth/webauthn-verify-registration",
    signedIn: "recently",
    withoutPasskey: true,
    input: z.object({ response: registrationResponseSchema }),
    output: z.object({ passkey: passkeySchema }),
  },
  /** The signed-in user's passkeys, newest first. */
  listPasskeys: {
    path: "/api/auth/list-passkeys",
    signedIn: true,
    withoutPasskey: true,
    input: z.strictObject({}),
    output: ownPasskeys,
  },
  renamePasskey: {
    path: "/api/auth/rename-passkey",
    signedIn: true,
    input: z.object({ id: credentialIdSchema, name: passkeyNameSchema }),
    output: ownPasskeys,
  },
  /** Removes a passkey, unless it is the only remaining way to sign in. */
  removePasskey: {
    path: "/api/auth/remove-passkey",
    signedIn: "recently",
    input: z.object({ id: credentialIdSchema }),
    output: ownPasskeys,
  },
} as const;
