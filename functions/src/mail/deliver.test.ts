import { newMail, type Delivery } from "@salvia/domain/mail/mail";
import { describe, expect, it, vi } from "vitest";

import { deliver } from "./deliver.ts";
import { leaseMs, maxAttempts, type Outcome } from "./delivery.ts";
import type { StoredMail } from "./mailStore.ts";
import type { Send } from "./smtpSender.ts";

const start = new Date("2026-11-21T10:00:00Z");
const fresh = newMail(
  { to: "ines@example.com", message: { subject: "", html: "", text: "" } },
  start,
);
const info = { messageId: "<1@a.example>", accepted: [], rejected: [], response: "250 OK" };
const sent: Outcome = { kind: "sent", info };
const busy: Outcome = { kind: "failed", error: "451", permanent: false };
const refused: Outcome = { kind: "failed", error: "550", permanent: true };

const reminded = { appointmentId: "a1", startsAt: start, uid: "ines" };

/** Nothing but a reminder is compared with an appointment. */
async function notAsked(): Promise<boolean> {
  throw new Error("This is no reminder.");
}

/**
 * A stored email that, as in Firestore, is only overwritten if it is unchanged since it was read.
 */
function fakeDelivery(
  delivery: Partial<Delivery> = {},
  outcome: Outcome = sent,
  isSuppressed: (email: string) => Promise<boolean> = async () => false,
  isOutdated: (() => Promise<boolean>) | null = null,
) {
  const queued = isOutdated === null ? fresh : { ...fresh, reminded };
  let stored = { ...queued, delivery: { ...fresh.delivery, ...delivery } };
  let now = start;
  const seen = (mail: typeof stored): StoredMail => ({
    mail,
    async store(next) {
      if (stored !== mail) return null;
      stored = { ...mail, delivery: next };
      return seen(stored);
    },
  });
  const send = vi.fn<Send>(async () => outcome);
  return {
    send,
    delivery: () => stored.delivery,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    ask: () =>
      deliver("id", {
        read: async () => seen(stored),
        isSuppressed,
        isOutdated: isOutdated ?? notAsked,
        send,
        now: () => now,
      }),
  };
}

describe("deliver", () => {
  it("sends it once and never again", async () => {
    const { ask, send, delivery } = fakeDelivery();
    expect(await ask()).toEqual({ end: "sent", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "SUCCESS", info });
    expect(await ask()).toEqual({ end: "nothing-to-do", attempts: 1 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("lets one of two concurrent callers send it and makes the other retry", async () => {
    const { ask, send } = fakeDelivery();
    const ends = (await Promise.all([ask(), ask(), ask()])).map(({ end }) => end);
    expect(ends.toSorted()).toEqual(["again", "again", "sent"]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("asks to retry while another sender has it", async () => {
    const { ask, send } = fakeDelivery({
      state: "PROCESSING",
      attempts: 1,
      leaseExpireTime: new Date(start.getTime() + leaseMs),
    });
    expect(await ask()).toEqual({ end: "again", attempts: 1 });
    expect(send).not.toHaveBeenCalled();
  });

  it("sends it if the previous sender died", async () => {
    const { ask, send, pass, delivery } = fakeDelivery({
      state: "PROCESSING",
      attempts: 1,
      leaseExpireTime: new Date(start.getTime() + leaseMs),
    });
    pass(leaseMs);
    expect(await ask()).toEqual({ end: "sent", attempts: 2 });
    expect(delivery().state).toBe("SUCCESS");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("gives it up if the last allowed sender died", async () => {
    const { ask, send, delivery } = fakeDelivery({
      state: "PROCESSING",
      attempts: maxAttempts,
      leaseExpireTime: start,
    });
    expect(await ask()).toEqual({ end: "given-up", attempts: maxAttempts });
    expect(delivery().state).toBe("ERROR");
    expect(send).not.toHaveBeenCalled();
  });

  it("does nothing if the email was deleted", async () => {
    const { send } = fakeDelivery();
    const isSuppressed = async () => false;
    const gone = {
      read: async () => null,
      isSuppressed,
      isOutdated: notAsked,
      send,
      now: () => start,
    };
    expect(await deliver("id", gone)).toEqual({ end: "nothing-to-do", attempts: 0 });
    expect(send).not.toHaveBeenCalled();
  });
});

describe("to a suppressed address", () => {
  it("ends without being sent or counted as an attempt", async () => {
    const { ask, send, delivery } = fakeDelivery({}, sent, async (to) => to === fresh.to);
    expect(await ask()).toEqual({ end: "suppressed", attempts: 0 });
    expect(delivery()).toMatchObject({ state: "ERROR", attempts: 0, endTime: start });
    expect(await ask()).toEqual({ end: "nothing-to-do", attempts: 0 });
    expect(send).not.toHaveBeenCalled();
  });

  it("stays as it was while the list cannot be read", async () => {
    const { ask, send, delivery } = fakeDelivery({}, sent, () => Promise.reject(new Error("down")));
    await expect(ask()).rejects.toThrow("down");
    expect(delivery()).toEqual(fresh.delivery);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a reminder", () => {
  it("is not sent once the appointment has changed", async () => {
    const { ask, send, delivery } = fakeDelivery({}, sent, undefined, async () => true);
    expect(await ask()).toEqual({ end: "outdated", attempts: 0 });
    expect(delivery()).toMatchObject({ state: "ERROR", attempts: 0, endTime: start });
    expect(await ask()).toEqual({ end: "nothing-to-do", attempts: 0 });
    expect(send).not.toHaveBeenCalled();
  });

  it("is compared with the appointment again at each attempt", async () => {
    const isOutdated = vi.fn(async () => false);
    const { ask, send } = fakeDelivery({}, busy, undefined, isOutdated);
    expect(await ask()).toMatchObject({ end: "again" });
    isOutdated.mockResolvedValue(true);
    expect(await ask()).toMatchObject({ end: "outdated", attempts: 1 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe("with a mail server that", () => {
  it("is busy, postpones the email", async () => {
    const { ask, delivery } = fakeDelivery({}, busy);
    expect(await ask()).toEqual({ end: "again", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "RETRY", error: "451" });
  });

  it("refuses the email, gives it up", async () => {
    const { ask, delivery } = fakeDelivery({}, refused);
    expect(await ask()).toEqual({ end: "given-up", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "ERROR", error: "550" });
  });
});

it("keeps the result of a newer sender when an older one finishes late", async () => {
  const { ask, send, delivery, pass } = fakeDelivery();
  send.mockImplementationOnce(async () => {
    // Simulates a suspended machine: its lease expires, so the next sender takes the email over.
    pass(leaseMs);
    expect(await ask()).toEqual({ end: "sent", attempts: 2 });
    return busy;
  });
  expect(await ask()).toEqual({ end: "again", attempts: 1 });
  expect(delivery()).toMatchObject({ state: "SUCCESS", attempts: 2 });
});
