import { expect, it } from "vitest";

import { tokenProblem } from "./tokenProblem.ts";

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
