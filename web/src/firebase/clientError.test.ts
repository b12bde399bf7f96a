import { FirebaseError } from "firebase/app";
import { afterEach, expect, test, vi } from "vitest";

import { failureOf } from "./clientError.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["permission-denied", "not-allowed"],
  ["firestore/permission-denied", "not-allowed"],
  ["unavailable", "offline"],
  ["aborted", "changed-meanwhile"],
  ["auth/wrong-password", "wrong-credentials"],
  ["auth/user-not-found", "wrong-credentials"],
  ["auth/user-disabled", "account-disabled"],
])("%s is told as %s", (code, told) => {
  expect(failureOf(new FirebaseError(code, "vendor's words"))).toEqual({ code: told, id: null });
});

test.each([
  ["a vendor's code nobody listed", new FirebaseError("data-loss", "vendor's words")],
  ["a property of every object", new FirebaseError("constructor", "vendor's words")],
  ["a defect of our own", new TypeError("x is not a function")],
  ["something that is no error", "text"],
])("%s is unknown, and logged under the id that is shown", (_case, error) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = failureOf(error);
  expect(failure.code).toBe("unknown");
  expect(failure.id).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(log).toHaveBeenCalledExactlyOnceWith("unknown-error", failure.id, error);
});
