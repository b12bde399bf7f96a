import { signInMaxAge } from "@salvia/domain/account/revocation";
import { describe, expect, it } from "vitest";

import {
  cookieLifetime,
  renewAfter,
  sessionDecision,
  shortestCookie,
  startWithin,
} from "./sessionDecision.ts";

const now = 1_800_000_000;
const uid = "ines";
const role = "sales" as const;

const signedIn = (secondsAgo: number) => ({ uid, role, signedInAt: now - secondsAgo });
const cookie = (signedInSecondsAgo: number, issuedSecondsAgo: number) => ({
  ...signedIn(signedInSecondsAgo),
  issuedAt: now - issuedSecondsAgo,
});

describe("without a session", () => {
  it("starts one up to five minutes after the sign-in", () => {
    const started = { kind: "start", lifetime: cookieLifetime };
    expect(sessionDecision(signedIn(0), null, now)).toEqual(started);
    expect(sessionDecision(signedIn(startWithin), null, now)).toEqual(started);
  });

  it("asks for a new sign-in a second later", () => {
    expect(sessionDecision(signedIn(startWithin + 1), null, now)).toEqual({ kind: "refuse" });
  });

  it("starts one for a sign-in that our clock has not reached yet", () => {
    expect(sessionDecision(signedIn(-2), null, now).kind).toBe("start");
  });
});

describe("with a session of the same user", () => {
  it("keeps the cookie during its first day", () => {
    expect(sessionDecision(signedIn(60), cookie(60, 55), now)).toEqual({ kind: "keep" });
    const almostADay = renewAfter - 1;
    expect(sessionDecision(signedIn(renewAfter), cookie(renewAfter, almostADay), now)).toEqual({
      kind: "keep",
    });
  });

  it("renews it after a day", () => {
    expect(sessionDecision(signedIn(renewAfter), cookie(renewAfter, renewAfter), now)).toEqual({
      kind: "renew",
      lifetime: cookieLifetime,
    });
  });

  it("renews it at once when the role has changed", () => {
    const medical = { ...signedIn(600), role: "medical" as const };
    expect(sessionDecision(medical, cookie(600, 590), now).kind).toBe("renew");
  });

  it("starts anew when the user has just signed in again", () => {
    expect(sessionDecision(signedIn(10), cookie(9000, 9000), now).kind).toBe("start");
  });

  it("renews for another sign-in that is no longer recent", () => {
    expect(sessionDecision(signedIn(3000), cookie(9000, 9000), now).kind).toBe("renew");
  });

  it("lets no cookie outlive the thirty days", () => {
    const day29 = signInMaxAge - 24 * 60 * 60;
    expect(sessionDecision(signedIn(day29), cookie(day29, renewAfter), now)).toEqual({
      kind: "renew",
      lifetime: 24 * 60 * 60,
    });
  });

  it("ends when what is left of the thirty days is too short for a cookie", () => {
    const last = signInMaxAge - shortestCookie;
    expect(sessionDecision(signedIn(last), cookie(last, renewAfter), now)).toEqual({
      kind: "renew",
      lifetime: shortestCookie,
    });
    expect(sessionDecision(signedIn(last + 1), cookie(last + 1, 1), now)).toEqual({
      kind: "refuse",
    });
  });
});

describe("with a session of someone else", () => {
  const theirs = { ...cookie(600, 60), uid: "paulo" };

  it("counts as none: a recent sign-in replaces it, an older one is refused", () => {
    expect(sessionDecision(signedIn(10), theirs, now).kind).toBe("start");
    expect(sessionDecision(signedIn(600), theirs, now)).toEqual({ kind: "refuse" });
  });

  it("replaces it even when both signed in in the same second", () => {
    const sameSecond = { ...cookie(10, 5), uid: "paulo" };
    expect(sessionDecision(signedIn(10), sameSecond, now).kind).toBe("start");
  });
});
