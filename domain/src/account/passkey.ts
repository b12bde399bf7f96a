import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/** A base64url string, the encoding of bytes in WebAuthn's JSON forms. */
function base64url(max: number) {
  return z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]*$/));
}

/** A credential id: authenticators choose up to 1,023 bytes (CTAP 2.1, 6.1.2). */
export const credentialIdSchema = base64url(1364).check(z.minLength(1));

/** A passkey as its owner sees it: name and times, never the key. Times are ISO 8601. */
export const passkeySchema = z.object({
  id: credentialIdSchema,
  name: z.string(),
  /** The password manager or device that stores it, if reported. */
  provider: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** A passkey, as stored in `passkeys/{sha256 of its id}`, timestamps as `Date`. */
export const storedPasskeySchema = z.object({
  /** The owner. */
  uid: z.string(),
  /**
   * The owner's verified address at registration. The passkey signs in only while the account still
   * has this address.
   */
  email: z.string(),
  credentialId: z.string(),
  /** The public key as COSE, in base64url. */
  publicKey: z.string(),
  /** The signature counter, if the authenticator keeps one; it never decreases. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** Identifies the model of the authenticator. */
  aaguid: z.string(),
  /** Whether it is synced to the owner's other devices. */
  backedUp: z.boolean(),
  name: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
});

export type StoredPasskey = z.infer<typeof storedPasskeySchema>;

/** A pending challenge of WebAuthn, as stored in `challenges/{hash}`. It is used once. */
export const challengeSchema = z.object({
  purpose: z.enum(["authentication", "registration"]),
  /** The user who registers; null for a sign-in, where the user is not yet known. */
  uid: z.nullable(z.string()),
  /** The `user.id` sent with the challenge; the response must return the same value. */
  userId: z.string(),
  expiresAt: z.date(),
});

export type Challenge = z.infer<typeof challengeSchema>;

/** The name a user gives a passkey: one line, like other displayed names. */
export const passkeyNameSchema = z.string().check(z.regex(patterns.name));

const credential = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  clientExtensionResults: z.looseObject({}),
};

/** The JSON form of an assertion (WebAuthn Level 3, AuthenticationResponseJSON). */
export const authenticationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096).check(z.minLength(1)),
    authenticatorData: base64url(4096).check(z.minLength(1)),
    signature: base64url(4096).check(z.minLength(1)),
    userHandle: z.optional(z.nullable(base64url(128))),
  }),
});

/** The JSON form of a new credential (WebAuthn Level 3, RegistrationResponseJSON). */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096).check(z.minLength(1)),
    attestationObject: base64url(12_288).check(z.minLength(1)),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
  }),
});

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/**
 * The options for a sign-in (PublicKeyCredentialRequestOptionsJSON), plus `user.id`. Times are in
 * milliseconds.
 */
export const authenticationOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
  user: z.object({ id: z.string() }),
});

/** The options for creating a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const registrationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.optional(z.array(transport)),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
  extensions: z.object({ credProps: z.literal(true) }),
});
