import { expect, it } from "vitest";

import { grpc, hasCode } from "./hasCode.ts";

const failed = (code: unknown) => Object.assign(new Error("failed"), { code });

it("recognizes an error by either kind of code", () => {
  expect(hasCode(failed(6), grpc.alreadyExists)).toBe(true);
  expect(hasCode(failed(9), grpc.notFound, grpc.failedPrecondition)).toBe(true);
  expect(hasCode(failed("auth/user-not-found"), "auth/user-not-found")).toBe(true);
});

it.each([failed(5), failed("6"), failed(undefined), new Error("6"), { code: 6 }, null, undefined])(
  "does not match another error: %s",
  (error) => {
    expect(hasCode(error, grpc.alreadyExists)).toBe(false);
  },
);
