import { expect, it } from "vitest";

import { isJwt, tokenProblem } from "./tokens.ts";

const encode = (text: string) => Buffer.from(text).toString("base64url");
const object = encode('{"alg":"none"}');

it.each([`${object}.${object}.c2ln`, `${object}.${object}.`])("accepts %j as a token", (text) => {
  expect(isJwt(text)).toBe(true);
});

it.each([
  "",
  "abc",
  "..",
  object,
  `${object}.${object}`,
  `${object}.${object}.c2ln.c2ln`,
  `${object}.${encode("null")}.c2ln`,
  `${object}.${encode("[1]")}.c2ln`,
  `${object}.${encode('"text"')}.c2ln`,
  `${object}.${encode("{broken")}.c2ln`,
  `${encode("7")}.${object}.c2ln`,
  `${object}.${object}.c2 ln`,
  `${object}.${object}.c2+/n`,
])("rejects %j", (text) => {
  expect(isJwt(text)).toBe(false);
});

function sdkError(code: string, message = "") {
  return Object.assign(new Error(message), { code });
}

it.each([
  ["auth/id-token-expired", ""],
  ["auth/id-token-revoked", ""],
  ["auth/session-cookie-revoked", ""],
  ["auth/user-not-found", ""],
  ["auth/argument-error", "Firebase ID token has invalid signature. See …"],
  ["auth/argument-error", "Decoding Firebase session cookie failed. Make sure …"],
  ["auth/argument-error", "verifyIdToken() expects an ID token, but was given a custom token."],
])("blames the token for %s %j", (code, message) => {
  expect(tokenProblem(sdkError(code, message))).toBe("invalid-id-token");
});

it("distinguishes a disabled account from a bad token", () => {
  expect(tokenProblem(sdkError("auth/user-disabled"))).toBe("account-disabled");
});

it.each([
  sdkError("auth/argument-error", "Error fetching public keys for Google certs: 503"),
  sdkError("auth/argument-error", "Error while making request: getaddrinfo EAI_AGAIN."),
  sdkError("auth/internal-error"),
  sdkError("auth/network-request-failed"),
  new TypeError("undefined is not a function"),
  "a string",
  null,
])("does not blame the token for %s", (error) => {
  expect(tokenProblem(error)).toBeNull();
});
