import { randomUUID } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { newMail, type Mail } from "@salvia/domain/mail/mail";
import { describe, expect, it } from "vitest";

import { deliverQueued } from "../../../functions/src/mail/deliverQueued.ts";
import { startMailServer } from "../../../scripts/lib/mailbox/mailServer.ts";
import { linkIn, mailbox, mailsTo, mailTo } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { startSender } from "./mailSender.ts";

// The test is the queue. `wiring.test.ts` covers the whole path, with the trigger and the queue.

const link = "https://salvia.example/action?code=a_b-c&lang=es";
const message = { subject: "¿Es tuya?", html: "<p>Hola</p>", text: `Hola 👋\n\n${link}\n\nAdiós` };

/** Queues a mail, and tries to send it until its delivery is final, which it returns. */
async function queued(
  to: string,
  delivery: Partial<Mail["delivery"]> = {},
): Promise<Record<string, unknown>> {
  const document = firestore.collection(collections.mail).doc();
  const mail = newMail({ to, message }, new Date());
  await document.create({ ...mail, delivery: { ...mail.delivery, ...delivery } });
  let end = "again";
  while (end === "again") ({ end } = await deliverQueued({ id: document.id }));
  return (await document.get()).get("delivery");
}

/** A unique address for a test, which also sets how the mailbox treats its mails. */
function address(trouble = "") {
  return `${randomUUID()}${trouble}@example.com`;
}

// Concurrent, because most of the time is spent waiting for retries.
describe.concurrent("a queued mail", () => {
  it("arrives once, with its server recorded", async () => {
    const to = address();
    const delivery = await queued(to);
    const mail = await mailTo(to);
    expect(mail).toMatchObject({ to, recipients: [to], subject: message.subject });
    expect(mail.text.trim().split(/\r?\n/)).toEqual(message.text.split("\n"));
    expect(linkIn(mail)).toBe(link);
    expect(mail.html.trim()).toBe(message.html);
    expect(delivery).toMatchObject({
      state: "SUCCESS",
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      info: { accepted: [to], rejected: [], messageId: mail.messageId },
    });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("arrives if the server is busy at first", async () => {
    const to = address("+defer2");
    expect(await queued(to)).toMatchObject({ state: "SUCCESS", attempts: 3, error: null });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("arrives if the server hangs at first", async () => {
    const to = address("+hang1");
    expect(await queued(to)).toMatchObject({ state: "SUCCESS", attempts: 2 });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("arrives if the connection breaks at first", async () => {
    const to = address("+drop1");
    expect(await queued(to)).toMatchObject({ state: "SUCCESS", attempts: 2 });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("is abandoned at once if the server refuses it", async () => {
    const to = address("+bounce");
    const delivery = await queued(to);
    expect(delivery).toMatchObject({ state: "ERROR", attempts: 1, info: null });
    expect(delivery["error"]).toContain("550");
    expect(delivery["endTime"]).not.toBeNull();
  });

  it("is abandoned after ten attempts without success", async () => {
    const to = address("+defer");
    const delivery = await queued(to);
    expect(delivery).toMatchObject({ state: "ERROR", attempts: 10 });
    expect(delivery["error"]).toContain("451");
  });

  it("is sent by the next function if its sender dies", async () => {
    const to = address();
    const abandoned = { state: "PROCESSING", attempts: 1, leaseExpireTime: new Date(0) } as const;
    expect(await queued(to, abandoned)).toMatchObject({ state: "SUCCESS", attempts: 2 });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("stays unchanged if it was sent before", async () => {
    const to = address();
    expect(await queued(to, { state: "SUCCESS", attempts: 4 })).toMatchObject({ attempts: 4 });
    await queued(address());
    await expect(mailsTo(to, 0)).resolves.toEqual([]);
  });
});

/** A queued mail. */
async function waiting() {
  const to = address();
  const document = firestore.collection(collections.mail).doc();
  await document.create(newMail({ to, message }, new Date()));
  return {
    to,
    id: document.id,
    stored: async () => (await document.get()).data(),
    delivery: async () => Object((await document.get()).get("delivery")),
    leaseEnds: () => document.update("delivery.leaseExpireTime", new Date(0)),
    spoil: () => document.update("to", "nobody"),
  };
}

describe("the sending function", () => {
  it("sends a mail once when asked several times at once", async () => {
    const { to, id, delivery } = await waiting();
    const [one, two] = await Promise.all([
      startSender(mailbox.smtpUrl),
      startSender(mailbox.smtpUrl),
    ]);
    const answers = await Promise.all([one, two, one, two].map((sender) => sender.send(id)));
    expect(answers.filter((answer) => answer === "ok")).not.toHaveLength(0);
    expect(await delivery()).toMatchObject({ state: "SUCCESS", attempts: 1 });
    expect([await one.send(id), await two.send(id)]).toEqual(["ok", "ok"]);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("sends the same mail again after dying between sending and recording", async () => {
    const { to, id, delivery, leaseEnds } = await waiting();
    const taken: { messageId: string; source: string }[] = [];
    // Before the server confirms the mail.
    const server = await startMailServer(0, (mail) => {
      taken.push(mail);
      if (taken.length === 1) first.kill();
    });
    const url = `smtp://127.0.0.1:${server.port}`;
    const first = await startSender(url);
    await expect(first.send(id)).rejects.toThrow("dead");
    expect(taken).toMatchObject([{ recipients: [to] }]);
    expect(await delivery()).toMatchObject({ state: "PROCESSING", attempts: 1 });

    const second = await startSender(url);
    expect(await second.send(id)).toBe("again");
    expect(taken).toHaveLength(1);

    await leaseEnds();
    expect(await second.send(id)).toBe("ok");
    expect(await delivery()).toMatchObject({ state: "SUCCESS", attempts: 2 });
    expect(taken).toHaveLength(2);
    expect(taken[1]?.messageId).toBe(taken[0]?.messageId);
    await server.stop();
  });

  it("does nothing for a missing or invalid mail", async () => {
    const sender = await startSender(mailbox.smtpUrl);
    expect(await sender.send("gone")).toBe("ok");
    const { id, spoil, stored } = await waiting();
    await spoil();
    const spoilt = await stored();
    expect(await sender.send(id)).toBe("ok");
    expect(await stored()).toEqual(spoilt);
  });
});
