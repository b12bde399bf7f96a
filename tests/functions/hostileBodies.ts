import { gzipSync } from "node:zlib";

import * as fc from "fast-check";

const json = { "content-type": "application/json" };

/** A body that no call accepts, and its headers. */
type Hostile = {
  readonly name: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
};

/** Bodies that are malformed for every call. */
export const hostileBodies: readonly Hostile[] = [
  ...[
    "",
    " ",
    "{",
    "}",
    "nul",
    "undefined",
    "NaN",
    "'text'",
    "{'email':'a'}",
    '{"email":"a@b.cd",}',
    '{"email":"a\nb"}',
    '{"email":"\\ud800"',
    "[".repeat(8_000),
    `${"[".repeat(4_000)}${"]".repeat(4_000)}`,
    `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
    "\u0000",
    "<xml/>",
    "email=a@b.cd&language=en",
    "null",
    "true",
    "0",
    "-1e400",
    '"text"',
    "[]",
    "[{}]",
    '{"__proto__":{"email":"a@b.cd","language":"en"}}',
    '{"constructor":{"prototype":{"email":"a@b.cd"}}}',
    '{"email":{"toString":"a@b.cd"},"idToken":[],"id":{},"username":[],"response":"x"}',
  ].map((text) => ({ name: text.slice(0, 40), body: bytes(text), headers: json })),
  { name: "a byte order mark", body: bytes("\ufeff{"), headers: json },
  { name: "UTF-16", body: new Uint8Array(Buffer.from('{"a":1}', "utf16le")), headers: json },
  { name: "Latin-1", body: new Uint8Array(Buffer.from('{"é":1}', "latin1")), headers: json },
  { name: "half a character", body: new Uint8Array([0x22, 0xe2, 0x82, 0x22]), headers: json },
  { name: "16 kB and one byte", body: bytes(`"${"x".repeat(16_383)}"`), headers: json },
  { name: "a megabyte", body: bytes("x".repeat(1_000_000)), headers: json },
  {
    name: "a compressed one",
    body: new Uint8Array(gzipSync('{"email":"a@b.cd"}')),
    headers: { ...json, "content-encoding": "gzip" },
  },
  { name: "a form", body: bytes("{}"), headers: { "content-type": "multipart/form-data" } },
  { name: "text", body: bytes("{}"), headers: { "content-type": "text/plain" } },
  { name: "no type", body: bytes("{}"), headers: { "content-type": "" } },
];

const keys = fc.constantFrom(
  "email",
  "language",
  "username",
  "password",
  "userId",
  "response",
  "id",
  "name",
  "idToken",
  "oobCode",
  "__proto__",
  "constructor",
  "toString",
);

const values = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ maxLength: 400 }),
  fc.constantFrom("a@b.cd", "en", "../users/x", "__proto__", "\u202e", "a".repeat(300), "💥"),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies of the property names that calls use, with values of every type, as JSON text. */
export function generatedBodies(count: number, seed: number): string[] {
  const bodies = fc
    .array(fc.tuple(keys, values), { maxLength: 6 })
    // Written by hand, so that `__proto__` is an ordinary name and names may repeat.
    .map((fields) => {
      const written = fields.map(
        ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
      );
      return `{${written.join(",")}}`;
    });
  return fc.sample(bodies, { numRuns: count, seed });
}

/** Well-formed but invalid assertions, with bytes, strings and JSON of any kind as values. */
export function generatedAssertions(count: number, seed: number) {
  const encoded = fc
    .oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.jsonValue({ maxDepth: 3 }).map((value) => Buffer.from(JSON.stringify(value))),
      fc
        .record({ type: fc.constant("webauthn.get"), challenge: values, origin: values })
        .map((said) => Buffer.from(JSON.stringify(said))),
    )
    .map((raw) => Buffer.from(raw).toString("base64url"));
  const assertion = fc.tuple(encoded, encoded, encoded, encoded, encoded).map((parts) => {
    const [id, clientDataJSON, authenticatorData, signature, userId] = parts;
    const response = { clientDataJSON, authenticatorData, signature };
    const sent = { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    return { response: sent, userId: userId.slice(0, 128) };
  });
  return fc.sample(assertion, { numRuns: count, seed });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
