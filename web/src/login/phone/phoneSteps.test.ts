import { describe, expect, test } from "vitest";

import { secondsToResend } from "../../lib/oneTimeCode.ts";
import {
  isOnItsWay,
  phoneStep,
  startPhoneSignIn,
  type PhoneEvent,
  type PhoneState,
} from "./phoneSteps.ts";

const sent = { withCode: () => () => Promise.resolve("signed-in" as const) };
const phone = "+34612345678";
const entry = { country: "ES", number: "612 34 56 78" };
const wrongCode = { kind: "failure", failure: { code: "wrong-code", id: null } } as const;

function after(...events: readonly PhoneEvent[]): PhoneState {
  return events.reduce(phoneStep, startPhoneSignIn("ES"));
}

const waiting = after(
  { kind: "entered", entry },
  { kind: "sending" },
  { kind: "sent", phone, sent, now: 1_000 },
);

describe("the number", () => {
  test("comes first, with the likely country", () => {
    expect(after()).toMatchObject({
      step: "number",
      entry: { country: "ES", number: "" },
      message: null,
      problem: null,
    });
  });

  test("stays if the message could not be sent", () => {
    const problem = { kind: "failure", failure: { code: "offline", id: null } } as const;
    const state = after(
      { kind: "entered", entry },
      { kind: "sending" },
      { kind: "problem", problem, now: 0 },
    );
    expect(state).toMatchObject({ step: "number", entry, doing: null, problem, problems: 1 });
    expect(phoneStep(state, { kind: "entered", entry }).problem).toBeNull();
  });

  test("can be sent again after canceling", () => {
    const state = after({ kind: "entered", entry }, { kind: "sending" }, { kind: "sending-ended" });
    expect(state).toMatchObject({ step: "number", doing: null, problem: null, entry });
  });
});

describe("the code", () => {
  test("is requested once the message was sent", () => {
    expect(waiting).toMatchObject({ step: "code", code: "", doing: null, message: { count: 1 } });
  });

  test("stays for correction if wrong, and counts each problem", () => {
    const tried: readonly PhoneEvent[] = [
      { kind: "code-typed", code: "111111" },
      { kind: "checking" },
      { kind: "problem", problem: wrongCode, now: 2_000 },
    ];
    const once = tried.reduce(phoneStep, waiting);
    expect(once).toMatchObject({ step: "code", code: "111111", problem: wrongCode, problems: 1 });
    expect(tried.reduce(phoneStep, once).problems).toBe(2);
  });

  test("is discarded for another number, while the number stays", () => {
    const state = phoneStep(phoneStep(waiting, { kind: "code-typed", code: "123" }), {
      kind: "change-number",
    });
    expect(state).toMatchObject({ step: "number", code: "", entry });
  });

  test("is awaited rather than sent twice", () => {
    const back = phoneStep(waiting, { kind: "change-number" });
    expect(isOnItsWay(back.message, phone, 30_999)).toBe(true);
    expect(isOnItsWay(back.message, phone, 31_000)).toBe(false);
    expect(isOnItsWay(back.message, "+34699999999", 2_000)).toBe(false);
    expect(isOnItsWay(null, phone, 2_000)).toBe(false);
    expect(phoneStep(back, { kind: "same-number" })).toMatchObject({
      step: "code",
      message: { count: 1 },
    });
  });

  test("counts a resend, unless the number has changed", () => {
    const again = phoneStep(waiting, { kind: "sent", phone, sent, now: 40_000 });
    expect(again.message).toMatchObject({ count: 2 });
    const elsewhere = phoneStep(again, { kind: "sent", phone: "+34699999999", sent, now: 50_000 });
    expect(elsewhere.message).toMatchObject({ count: 1, phone: "+34699999999" });
  });
});

describe("allows another code", () => {
  function seconds(state: PhoneState, now: number): number {
    if (state.message === null) throw new Error("Nothing was sent");
    return secondsToResend(state.message.resendAt, now);
  }
  const failed = (code: "code-expired" | "too-many-attempts" | "wrong-code", now: number) =>
    phoneStep(waiting, {
      kind: "problem",
      problem: { kind: "failure", failure: { code, id: null } },
      now,
    });

  test.each([
    [1_000, 30],
    [1_001, 30],
    [2_000, 29],
    [30_001, 1],
    [31_000, 0],
    [99_000, 0],
    // The clock was set back.
    [-500_000, 30],
  ])("at %i ms in %i s", (now, left) => {
    expect(seconds(waiting, now)).toBe(left);
  });

  test("immediately after the code has expired", () => {
    expect(seconds(failed("code-expired", 5_000), 5_000)).toBe(0);
  });

  test("later after too many attempts, and unchanged after a wrong one", () => {
    expect(seconds(failed("too-many-attempts", 25_000), 25_000)).toBe(30);
    expect(seconds(failed("wrong-code", 25_000), 25_000)).toBe(6);
  });
});
