import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { CallRefused, CallUnanswered } from "./callErrors.ts";
import { failureOf } from "./clientError.ts";

test.each([
  ["permission-denied", "not-allowed"],
  ["firestore/permission-denied", "not-allowed"],
  ["unavailable", "offline"],
  ["aborted", "changed-meanwhile"],
  ["auth/wrong-password", "wrong-credentials"],
  ["auth/user-not-found", "wrong-credentials"],
  ["auth/user-disabled", "account-disabled"],
  ["auth/invalid-verification-code", "wrong-code"],
  ["auth/code-expired", "code-expired"],
  ["auth/captcha-check-failed", "captcha-failed"],
])("translates %s to %s", (code, expected) => {
  expect(failureOf(new FirebaseError(code, "vendor's words"))).toEqual({
    code: expected,
    id: null,
  });
});

test.each([
  ["rate-limited", { code: "too-many-attempts", id: null }],
  ["passkey-refused", { code: "passkey-refused", id: null }],
  ["internal-error", { code: "server-error", id: null }],
  ["status:502", { code: "server-error", id: null }],
  ["constructor", { code: "server-error", id: null, text: "constructor" }],
  ["closed for the night", { code: "server-error", id: null, text: "closed for the night" }],
])("translates the server's %s to text a user can act on", (reason, failure) => {
  expect(failureOf(new CallRefused(reason))).toEqual(failure);
});

test("reports a server that does not answer as unreachable", () => {
  expect(failureOf(new CallUnanswered(new TypeError("Failed to fetch")))).toEqual({
    code: "offline",
    id: null,
  });
});

test.each([
  "Failed to fetch dynamically imported module: https://salvia.example/assets/phone.js",
  "error loading dynamically imported module: https://salvia.example/assets/phone.js",
  "Importing a module script failed.",
])("reports a part of the app that does not load as unreachable: %s", (message) => {
  expect(failureOf(new TypeError(message))).toEqual({ code: "offline", id: null });
});

test.each([
  ["a vendor's code that is not listed", new FirebaseError("data-loss", "vendor's words")],
  ["a property of every object", new FirebaseError("constructor", "vendor's words")],
  ["a defect of our own", new TypeError("x is not a function")],
  ["something that is no error", "text"],
])("treats %s as unknown and logs it under the displayed id", (_case, error) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = failureOf(error);
  expect(failure.code).toBe("unknown");
  expect(failure.id).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(log).toHaveBeenCalledExactlyOnceWith("unknown-error", failure.id, error);
});
