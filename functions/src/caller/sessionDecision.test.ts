import { freshWithin, signInMaxAge } from "@salvia/domain/account/revocation";
import { describe, expect, it } from "vitest";

import { cookieLifetime, renewAfter, sessionDecision, shortestCookie } from "./sessionDecision.ts";

const now = 1_800_000_000;
const uid = "ines";
const role = "sales" as const;

const signedIn = (secondsAgo: number) => ({ uid, role, signedInAt: now - secondsAgo });
const cookie = (signedInSecondsAgo: number, issuedSecondsAgo: number) => ({
  ...signedIn(signedInSecondsAgo),
  issuedAt: now - issuedSecondsAgo,
});

describe("without a session", () => {
  it("starts a session up to five minutes after the sign-in", () => {
    const started = { kind: "start", lifetime: cookieLifetime };
    expect(sessionDecision(signedIn(0), null, now)).toEqual(started);
    expect(sessionDecision(signedIn(freshWithin), null, now)).toEqual(started);
  });

  it("requires a new sign-in one second later", () => {
    expect(sessionDecision(signedIn(freshWithin + 1), null, now)).toEqual({ kind: "refuse" });
  });

  it("starts a session for a sign-in slightly ahead of our clock", () => {
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

  it("renews the cookie after a day", () => {
    expect(sessionDecision(signedIn(renewAfter), cookie(renewAfter, renewAfter), now)).toEqual({
      kind: "renew",
      lifetime: cookieLifetime,
    });
  });

  it("renews the cookie at once when the role has changed", () => {
    const medical = { ...signedIn(600), role: "medical" as const };
    expect(sessionDecision(medical, cookie(600, 590), now).kind).toBe("renew");
  });

  it("starts a new session when the user has just signed in again", () => {
    expect(sessionDecision(signedIn(10), cookie(9000, 9000), now).kind).toBe("start");
  });

  it("renews the cookie for another sign-in that is no longer recent", () => {
    expect(sessionDecision(signedIn(3000), cookie(9000, 9000), now).kind).toBe("renew");
  });

  it("caps the cookie's lifetime at thirty days after the sign-in", () => {
    const day29 = signInMaxAge - 24 * 60 * 60;
    expect(sessionDecision(signedIn(day29), cookie(day29, renewAfter), now)).toEqual({
      kind: "renew",
      lifetime: 24 * 60 * 60,
    });
  });

  it("ends the session when the rest of the thirty days is too short for a cookie", () => {
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

describe("with a session of another user", () => {
  const theirs = { ...cookie(600, 60), uid: "paulo" };

  it("ignores that session: accepts a recent sign-in and refuses an older one", () => {
    expect(sessionDecision(signedIn(10), theirs, now).kind).toBe("start");
    expect(sessionDecision(signedIn(600), theirs, now)).toEqual({ kind: "refuse" });
  });

  it("replaces that session even if both signed in during the same second", () => {
    const sameSecond = { ...cookie(10, 5), uid: "paulo" };
    expect(sessionDecision(signedIn(10), sameSecond, now).kind).toBe("start");
  });
});
