import { createHmac, generateKeyPairSync, sign } from "node:crypto";

import { secondsAgo } from "../support/accounts.ts";
import { changed, forger, google, publicKey, signed, signedWithPublicKey } from "./googleTokens.ts";
import { encode, unsigned } from "../support/tokens.ts";

type Claims = Record<string, unknown>;

/**
 * Tokens that the production verifier must refuse, by fault: forged, expired, foreign, and of other
 * kinds.
 *
 * @param claims of a good token
 * @param project the project that the token is for
 */
export function badTokens(claims: Claims, project: string): [fault: string, token: string][] {
  return [...forgedTokens(claims), ...garbled(claims), ...foreign(claims, project)];
}

/** Tokens without the claimed signature by Google, though their claims may be right. */
export function forgedTokens(claims: Claims): [fault: string, token: string][] {
  const good = signed(claims);
  const [header = "", payload = "", signature = ""] = good.split(".");
  const mirrored = Array.from(signature).toReversed().join("");
  const jwk = forger.publicKey.export({ format: "jwk" });
  const pem = forger.publicKey.export({ type: "spki", format: "der" }).toString("base64");
  const by = (more: Record<string, unknown>) => forgedWith(claims, more);
  return [
    ["someone else has signed", signed(claims, forger.privateKey)],
    ["was changed after it was signed", changed(good, { role: "admin" })],
    ["was given to another after it was signed", changed(good, { sub: "paulo" })],
    ["was prolonged after it was signed", changed(good, { exp: secondsAgo(-9999) })],
    ["has lost its signature", good.replace(/[^.]*$/, "")],
    ["has lost the end of its signature", good.slice(0, -8)],
    ["has another's signature", `${header}.${payload}.${signed({}).split(".")[2]}`],
    ["has its signature turned around", `${header}.${payload}.${mirrored}`],
    [
      "has another header than was signed",
      `${encode({ alg: "RS256", kid: "current" })}.${payload}.${signature}`,
    ],
    ["says it needs no signature", unsigned(claims)],
    ...["none", "None", "NONE", "nOnE", ""].map((alg): [string, string] => [
      `says "${alg}" and names a key`,
      `${encode({ alg, typ: "JWT", kid: "current" })}.${payload}.`,
    ]),
    [
      "says it needs no signature, and has one",
      `${encode({ alg: "none" })}.${payload}.${signature}`,
    ],
    ["is signed with the public key as a secret", signedWithPublicKey(claims)],
    ["is signed with an empty secret", shared("HS256", "sha256", claims, "")],
    [
      "is signed with a longer hash of the public key",
      shared("HS512", "sha512", claims, publicKey),
    ],
    ["is signed with a longer hash than Google uses", longer(claims)],
    ["is signed with a key of another kind", elliptic(claims)],
    ["names a key that Google does not have", signed(claims, google.privateKey, { kid: "old" })],
    ["names no key", signed(claims, google.privateKey, { kid: undefined })],
    ["names an empty key", by({ kid: "" })],
    ["names a file for a key", by({ kid: "../../../../dev/null" })],
    ["names a prototype for a key", by({ kid: "__proto__" })],
    ["names a constructor for a key", by({ kid: "constructor" })],
    ["brings its own key", by({ jwk })],
    ["brings its own certificate", by({ x5c: [pem] })],
    ["says where its own key is", by({ jku: "https://evil.example/keys", kid: "evil" })],
    ["says where its own certificate is", by({ x5u: "https://evil.example/x509", kid: "evil" })],
  ];
}

/** Strings that are no tokens, or damaged ones. */
function garbled(claims: Claims): [string, string][] {
  const good = signed(claims);
  return [
    ["has a part too many", `${good}.e30`],
    ["lacks a part", good.split(".").slice(0, 2).join(".")],
    ["is encrypted", "eyJhbGciOiJkaXIifQ..AAAA.AAAA.AAAA"],
    ["is padded", good.replaceAll(".", "=.")],
    ["is in another alphabet", `${good.slice(0, -4)}+/+/`],
    ["holds no claims", signed({})],
    ["is an access token", `ya29.${"a".repeat(160)}`],
    ["is a refresh token", `AMf-vB${"x".repeat(200)}`],
  ];
}

/** Tokens signed by Google, but for another purpose or expired. */
function foreign(claims: Claims, project: string): [string, string][] {
  const service = `functions@${project}.iam.gserviceaccount.com`;
  const but = (change: Claims) => signed({ ...claims, ...change });
  return [
    ["has expired", but({ iat: secondsAgo(3601), exp: secondsAgo(1) })],
    ["is for another project", but({ aud: "salvia-other" })],
    ["is for several projects", but({ aud: [project, "salvia-other"] })],
    ["is for nobody in particular", but({ aud: undefined })],
    ["is from another project", but({ iss: "https://securetoken.google.com/salvia-other" })],
    ["is from a look-alike", but({ iss: `http://securetoken.google.com/${project}` })],
    ["says not whom it is from", but({ iss: undefined })],
    ["is a session cookie", but({ iss: `https://session.firebase.google.com/${project}` })],
    [
      "is Google's own, of a sign-in elsewhere",
      but({ iss: "https://accounts.google.com", aud: "1.apps.googleusercontent.com" }),
    ],
    [
      "shows that an app is ours",
      but({
        iss: "https://firebaseappcheck.googleapis.com/1",
        aud: ["projects/1", `projects/${project}`],
      }),
    ],
    [
      "is a custom token",
      signed({
        iss: service,
        sub: service,
        aud: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
        uid: "ines",
        iat: secondsAgo(0),
        exp: secondsAgo(-3600),
      }),
    ],
    ["is not good yet", but({ nbf: secondsAgo(-600) })],
    ["names nobody", but({ sub: "" })],
    ["says not whose it is", but({ sub: undefined })],
    ["names a number", but({ sub: 7 })],
    ["names someone longer than any uid", but({ sub: "x".repeat(129) })],
    ["names someone we do not have", but({ sub: "nobody" })],
    ["was revoked", but({ sub: "revoked" })],
  ];
}

function forgedWith(claims: Claims, header: Record<string, unknown>): string {
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: "current", ...header })}.${encode(claims)}`;
  return `${content}.${sign("RSA-SHA256", Buffer.from(content), forger.privateKey).toString("base64url")}`;
}

function shared(alg: string, hash: string, claims: Claims, secret: string): string {
  const content = `${encode({ alg, typ: "JWT", kid: "current" })}.${encode(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest("base64url")}`;
}

function longer(claims: Claims): string {
  const content = `${encode({ alg: "RS512", typ: "JWT", kid: "current" })}.${encode(claims)}`;
  return `${content}.${sign("RSA-SHA512", Buffer.from(content), google.privateKey).toString("base64url")}`;
}

function elliptic(claims: Claims): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const content = `${encode({ alg: "ES256", typ: "JWT", kid: "current" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(content), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${content}.${signature.toString("base64url")}`;
}
