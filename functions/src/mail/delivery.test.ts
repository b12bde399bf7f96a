import { newMail, type Delivery } from "@salvia/domain/mail/mail";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";

import { claim, leaseMs, maxAttempts, settle, type Outcome } from "./delivery.ts";

const start = new Date("2026-11-21T10:00:00Z");
const message = { subject: "", html: "", text: "" };
const waiting = newMail({ to: "ines@example.com", message }, start).delivery;
const info = { messageId: "<1@a.example>", accepted: [], rejected: [], response: "250 OK" };
const sent: Outcome = { kind: "sent", info };
const busy: Outcome = { kind: "failed", error: "451", permanent: false };
const refused: Outcome = { kind: "failed", error: "550", permanent: true };

/** The start plus `ms` milliseconds. */
function at(ms: number): Date {
  return new Date(start.getTime() + ms);
}

/** The delivery after a sender was allowed to begin. */
function begun(delivery: Delivery, now = start): Delivery {
  const claimed = claim(delivery, now);
  if (claimed.kind !== "send") throw new Error(`Not sent but ${claimed.kind}.`);
  return claimed.delivery;
}

describe("a waiting email", () => {
  it("is sent, and belongs to its sender meanwhile", () => {
    const delivery = begun(waiting);
    expect(delivery).toMatchObject({
      state: "PROCESSING",
      attempts: 1,
      leaseExpireTime: at(leaseMs),
    });
    expect(claim(delivery, at(leaseMs - 1))).toEqual({ kind: "wait" });
  });

  it("is sent again after its sender died", () => {
    expect(begun(begun(waiting), at(leaseMs))).toMatchObject({
      state: "PROCESSING",
      attempts: 2,
      leaseExpireTime: at(2 * leaseMs),
    });
  });

  it("is given up after its last allowed sender died", () => {
    const last = { ...begun(waiting), attempts: maxAttempts };
    expect(claim(last, at(leaseMs - 1))).toEqual({ kind: "wait" });
    expect(claim(last, at(leaseMs))).toEqual({
      kind: "give-up",
      delivery: {
        ...last,
        state: "ERROR",
        error: "The last attempt was interrupted.",
        endTime: at(leaseMs),
        leaseExpireTime: null,
      },
    });
  });
});

describe("an email", () => {
  it("that was accepted is done, and clears earlier errors", () => {
    const second = begun(settle(begun(waiting), busy, at(1)), at(2));
    const delivery = settle(second, sent, at(3));
    expect(delivery).toEqual({
      state: "SUCCESS",
      attempts: 2,
      startTime: start,
      endTime: at(3),
      error: null,
      leaseExpireTime: null,
      info,
    });
    expect(claim(delivery, at(leaseMs * 2))).toEqual({ kind: "done" });
  });

  it("that was postponed is sent at once when requested again", () => {
    const delivery = settle(begun(waiting), busy, at(1));
    expect(delivery).toMatchObject({ state: "RETRY", error: "451", leaseExpireTime: null });
    expect(delivery.endTime).toBeNull();
    expect(claim(delivery, at(1)).kind).toBe("send");
  });

  it("that was refused is never sent again", () => {
    const delivery = settle(begun(waiting), refused, at(1));
    expect(delivery).toMatchObject({ state: "ERROR", error: "550", attempts: 1, endTime: at(1) });
    expect(claim(delivery, at(2))).toEqual({ kind: "done" });
  });

  it("that is always postponed is given up after the last attempt", () => {
    let delivery = waiting;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      delivery = settle(begun(delivery), busy, start);
      expect(delivery.state).toBe("RETRY");
    }
    expect(settle(begun(delivery), busy, at(5))).toMatchObject({
      state: "ERROR",
      error: "451",
      attempts: maxAttempts,
      endTime: at(5),
    });
  });
});

/** What happens to each sender, and the pause before it begins, in milliseconds. */
const attempt = record({
  pause: integer({ min: 0, max: 2 * leaseMs }),
  outcome: constantFrom(sent, busy, refused, "killed" as const),
});

describe("whatever happens to the senders,", () => {
  const fates = array(attempt, { minLength: 2 * maxAttempts + 1, maxLength: 40 });

  it("every email ends within its maximum number of attempts", () => {
    assert(
      property(fates, (steps) => {
        const { delivery } = played(steps);
        expect(["SUCCESS", "ERROR"]).toContain(delivery.state);
        expect(delivery.endTime).not.toBeNull();
        expect(delivery.attempts).toBeLessThanOrEqual(maxAttempts);
      }),
    );
  });

  it("an email has one sender at a time, and none after it was accepted or refused", () => {
    assert(
      property(fates, (steps) => {
        const { senders } = played(steps);
        for (const [index, sender] of senders.entries()) {
          const next = senders[index + 1];
          const over = sender.outcome === sent || sender.outcome === refused;
          expect(next === undefined || !over).toBe(true);
          const free = sender.outcome === "killed" ? sender.since + leaseMs : sender.since;
          expect(next?.since ?? free).toBeGreaterThanOrEqual(free);
        }
      }),
    );
  });
});

/** Plays senders one after another; a sender that must wait returns after the lease. */
function played(steps: readonly { pause: number; outcome: Outcome | "killed" }[]) {
  const senders: { since: number; outcome: Outcome | "killed" }[] = [];
  let delivery = waiting;
  let now = 0;
  for (const { pause, outcome } of steps) {
    now += pause;
    const claimed = claim(delivery, at(now));
    if (claimed.kind === "wait") now += leaseMs;
    if (claimed.kind === "give-up") delivery = claimed.delivery;
    if (claimed.kind !== "send") continue;
    senders.push({ since: now, outcome });
    delivery = claimed.delivery;
    if (outcome !== "killed") delivery = settle(delivery, outcome, at(now));
  }
  return { delivery, senders };
}
