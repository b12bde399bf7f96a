import { expect, it } from "vitest";

import { grpc, hasCode } from "./hasCode.ts";

const failed = (code: unknown) => Object.assign(new Error("failed"), { code });

it("knows an error by its code, of either kind", () => {
  expect(hasCode(failed(6), grpc.alreadyExists)).toBe(true);
  expect(hasCode(failed(9), grpc.notFound, grpc.failedPrecondition)).toBe(true);
  expect(hasCode(failed("auth/user-not-found"), "auth/user-not-found")).toBe(true);
});

it.each([failed(5), failed("6"), failed(undefined), new Error("6"), { code: 6 }, null, undefined])(
  "takes no other error for it: %s",
  (error) => {
    expect(hasCode(error, grpc.alreadyExists)).toBe(false);
  },
);
