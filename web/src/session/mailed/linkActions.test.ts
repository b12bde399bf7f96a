import { FirebaseError } from "firebase/app";
import { applyActionCode, checkActionCode } from "firebase/auth";
import { expect, test, vi } from "vitest";

import { linkActions } from "./linkActions.ts";
import type { MailedLink } from "./mailedLink.ts";

vi.mock("../../firebase/auth.ts", () => ({ auth: () => ({}) }));
vi.mock("firebase/auth", () => ({ applyActionCode: vi.fn(), checkActionCode: vi.fn() }));

const link: MailedLink = { mode: "verifyEmail", code: "code", href: "" };

// The emulator knows no link that has expired.
test.each([
  ["auth/expired-action-code", { kind: "faulty", fault: "expired" }],
  ["auth/invalid-action-code", { kind: "faulty", fault: "used" }],
  ["auth/user-disabled", { kind: "failed", failure: { code: "account-disabled", id: null } }],
  ["auth/network-request-failed", { kind: "failed", failure: { code: "offline", id: null } }],
])("%s is told for what it is", async (code, outcome) => {
  vi.mocked(checkActionCode).mockRejectedValueOnce(new FirebaseError(code, ""));
  expect(await linkActions.check(link)).toEqual(outcome);
  vi.mocked(applyActionCode).mockRejectedValueOnce(new FirebaseError(code, ""));
  expect(await linkActions.confirmAddress(link)).toEqual(outcome);
});

test("a code is good only for what its link says it is for", async () => {
  const info = { operation: "PASSWORD_RESET", data: { email: "ana@example.com" } } as const;
  vi.mocked(checkActionCode).mockResolvedValue(info);
  expect(await linkActions.check(link)).toEqual({ kind: "faulty", fault: "used" });
  expect(await linkActions.check({ ...link, mode: "resetPassword" })).toEqual({
    kind: "done",
    done: { email: "ana@example.com" },
  });
});
