import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

import { cbor } from "./cbor.ts";
import { site } from "../support/site.ts";

/** Faults of a response; omitted properties are as in an honest browser. */
export type Tampering = {
  challenge?: string;
  origin?: string;
  /** The site that the authenticator believes it is talking to. */
  rpId?: string;
  /** The ceremony that the browser claims it was asked for. */
  type?: string;
  crossOrigin?: boolean;
  userPresent?: boolean;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Changes the signature, or the signed data, at the end. */
  signature?: (signature: Buffer) => Buffer;
  id?: string;
};

type Algorithm = keyof typeof algorithms;

/** A software passkey and its operations. */
export type Key = ReturnType<typeof newKey>;

/** The AAGUID of Google Password Manager. */
const googleModel = "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4";

/** Creates a key pair as an authenticator does for a site; sends nothing yet. */
export function newKey(
  algorithm: Algorithm = "ES256",
  { model = googleModel, id = randomBytes(20) }: { model?: string; id?: Uint8Array } = {},
) {
  const { keyPair, digest, cose } = algorithms[algorithm];
  const { privateKey, publicKey } = keyPair();
  const credentialId = Buffer.from(id);
  const key = {
    id: credentialId.toString("base64url"),
    /** The counter of the next response; authenticators that sync leave it at zero. */
    counter: 0,
    /** The response to registration options. */
    register(options: { challenge: string }, tampering: Tampering = {}) {
      const clientDataJSON = clientData("webauthn.create", options.challenge, tampering);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([
        Buffer.from(model.replaceAll("-", ""), "hex"),
        length,
        credentialId,
        cbor(new Map<number, number | Buffer>(cose(publicKey.export({ format: "jwk" })))),
      ]);
      const authData = authenticatorData(key.counter, tampering, attested);
      const attestation = new Map<string, string | Buffer | Map<number, number>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        ...credential(tampering.id ?? key.id),
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
          transports: ["internal", "hybrid"],
        },
      };
    },
    /** The response to authentication options. */
    signIn(options: { challenge: string }, tampering: Tampering = {}) {
      const clientDataJSON = clientData("webauthn.get", options.challenge, tampering);
      const authData = authenticatorData(key.counter, tampering, null);
      const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
      const signature = sign(digest, signed, privateKey);
      return {
        ...credential(tampering.id ?? key.id),
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: (tampering.signature?.(signature) ?? signature).toString("base64url"),
          ...(tampering.userHandle !== undefined && { userHandle: tampering.userHandle }),
        },
      };
    },
  };
  return key;
}

function credential(id: string) {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
}

function clientData(type: string, challenge: string, tampering: Tampering): Buffer {
  const { origin = site, crossOrigin = false } = tampering;
  const said = { type: tampering.type ?? type, challenge: tampering.challenge ?? challenge };
  return Buffer.from(JSON.stringify({ ...said, origin, crossOrigin }));
}

/** RP ID hash, flags, counter, and the attested data of a new key (WebAuthn, 6.1). */
function authenticatorData(counter: number, tampering: Tampering, attested: Buffer | null): Buffer {
  const { rpId = "localhost", userPresent = true, userVerified = true } = tampering;
  const flags = (userPresent ? 1 : 0) | (userVerified ? 4 : 0) | (attested ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(tampering.counter ?? counter);
  const siteHash = sha256(Buffer.from(rpId));
  return Buffer.concat([siteHash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
}

/** For each algorithm: key generation, signing, and the COSE form of the public key (RFC 9053). */
const algorithms = {
  ES256: {
    digest: "sha256",
    keyPair: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
    cose: ({ x, y }) => [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ],
  },
  ES384: {
    digest: "sha384",
    keyPair: () => generateKeyPairSync("ec", { namedCurve: "P-384" }),
    cose: ({ x, y }) => [
      [1, 2],
      [3, -35],
      [-1, 2],
      [-2, part(x)],
      [-3, part(y)],
    ],
  },
  RS256: {
    digest: "sha256",
    keyPair: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
    cose: ({ n, e }) => [
      [1, 3],
      [3, -257],
      [-1, part(n)],
      [-2, part(e)],
    ],
  },
  EdDSA: {
    digest: null,
    keyPair: () => generateKeyPairSync("ed25519"),
    cose: ({ x }) => [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part(x)],
    ],
  },
} as const satisfies Record<
  string,
  {
    digest: string | null;
    keyPair: () => { privateKey: KeyObject; publicKey: KeyObject };
    cose: (key: JsonWebKey) => readonly (readonly [number, number | Buffer])[];
  }
>;

function part(text = ""): Buffer {
  return Buffer.from(text, "base64url");
}

function sha256(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
