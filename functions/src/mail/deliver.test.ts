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

/** One stored mail that, like Firestore's, is only written over if it is as it was read. */
function world(delivery: Partial<Delivery> = {}, outcome: Outcome = sent) {
  let stored = { ...fresh, delivery: { ...fresh.delivery, ...delivery } };
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
    ask: () => deliver("id", { read: async () => seen(stored), send, now: () => now }),
  };
}

describe("asked to send a mail", () => {
  it("sends it once, and never again", async () => {
    const { ask, send, delivery } = world();
    expect(await ask()).toEqual({ end: "sent", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "SUCCESS", info });
    expect(await ask()).toEqual({ end: "nothing-to-do", attempts: 1 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("by two at once, one sends it and the other is to come back", async () => {
    const { ask, send } = world();
    const ends = (await Promise.all([ask(), ask(), ask()])).map(({ end }) => end);
    expect(ends.toSorted()).toEqual(["again", "again", "sent"]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("while another sends it, is to come back", async () => {
    const { ask, send } = world({
      state: "PROCESSING",
      attempts: 1,
      leaseExpireTime: new Date(start.getTime() + leaseMs),
    });
    expect(await ask()).toEqual({ end: "again", attempts: 1 });
    expect(send).not.toHaveBeenCalled();
  });

  it("whose sender died, sends it", async () => {
    const { ask, send, pass, delivery } = world({
      state: "PROCESSING",
      attempts: 1,
      leaseExpireTime: new Date(start.getTime() + leaseMs),
    });
    pass(leaseMs);
    expect(await ask()).toEqual({ end: "sent", attempts: 2 });
    expect(delivery().state).toBe("SUCCESS");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("whose last sender died, gives it up without sending it", async () => {
    const { ask, send, delivery } = world({
      state: "PROCESSING",
      attempts: maxAttempts,
      leaseExpireTime: start,
    });
    expect(await ask()).toEqual({ end: "given-up", attempts: maxAttempts });
    expect(delivery().state).toBe("ERROR");
    expect(send).not.toHaveBeenCalled();
  });

  it("that is gone, does nothing", async () => {
    const { send } = world();
    const gone = { read: async () => null, send, now: () => start };
    expect(await deliver("id", gone)).toEqual({ end: "nothing-to-do", attempts: 0 });
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a mail server that", () => {
  it("is busy has the mail sent later", async () => {
    const { ask, delivery } = world({}, busy);
    expect(await ask()).toEqual({ end: "again", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "RETRY", error: "451" });
  });

  it("refuses has it given up", async () => {
    const { ask, delivery } = world({}, refused);
    expect(await ask()).toEqual({ end: "given-up", attempts: 1 });
    expect(delivery()).toMatchObject({ state: "ERROR", error: "550" });
  });
});

it("a sender that came late does not write over what a later one stored", async () => {
  const { ask, send, delivery, pass } = world();
  send.mockImplementationOnce(async () => {
    // Its clock stood still, as a sleeping machine's does: the next takes the mail for abandoned.
    pass(leaseMs);
    expect(await ask()).toEqual({ end: "sent", attempts: 2 });
    return busy;
  });
  expect(await ask()).toEqual({ end: "again", attempts: 1 });
  expect(delivery()).toMatchObject({ state: "SUCCESS", attempts: 2 });
});
