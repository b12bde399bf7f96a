import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { expect, it } from "vitest";

import { showDelivery, showFeedback } from "../../../functions/src/mail/leadMailState.ts";
import { suppress } from "../../../functions/src/mail/suppressions.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { expectLimit } from "../support/limits.ts";
import { mailsTo } from "../support/mails.ts";
import { postAs, server, site } from "../support/site.ts";
import { answerOf, auditOf, merge, mergeIdOf, twice, undo } from "./merge/merging.ts";

const { path } = leadEndpoints.mailLead;
const written = {
  language: "es",
  subject: "Tu cotización",
  text: "Hola, Inés:\n\nAquí está.\nAna",
};
const queued = { outcome: "queued" };

/** A salesperson, and an email to a lead of theirs. */
async function writer(details: Partial<Lead> = {}, emailVerified = true) {
  const { uid, email, idToken } = await account({ role: "sales", name: "Ana Ruiz", emailVerified });
  const to = `${randomUUID()}@example.com`;
  const document = await firestore
    .collection("leads")
    .add(lead({ ownerId: uid, email: to, ...details }));
  const order = { ...written, leadId: document.id, email: to, key: randomUUID() };
  const entry = document.collection("activities").doc(`mail:${order.key}`);
  return {
    uid,
    email,
    idToken,
    to,
    order,
    document,
    write: (change: object = {}) => answerOf(idToken, path, { ...order, ...change }),
    entry,
    state: async (): Promise<unknown> => (await entry.get()).get("mail.state"),
    /** Sends what is queued, and lets the trigger see it. */
    sent: async (address = to, count = 1) => {
      const mails = await mailsTo(address, count);
      const { docs } = await firestore.collection("mail").where("to", "==", address).get();
      for (const mail of docs) await showDelivery(mail);
      return mails;
    },
  };
}

it("sends an email once, however often it is asked to, in the salesperson's name", async () => {
  const ana = await writer();
  expect(await Promise.all([ana.write(), ana.write()])).toEqual([queued, queued]);
  expect(await ana.state()).toBe("queued");
  const mails = await ana.sent();
  expect(await ana.write()).toEqual(queued);
  expect(await ana.write({ text: "Hola" })).toEqual({ outcome: "sentBefore" });
  expect(await ana.sent()).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: written.subject, recipients: [ana.to] });
  expect(mails[0]?.from).toMatch(/^"?Ana Ruiz"? <hello@/);
  const header = new Map(mails[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  expect(header.get("reply-to")).toBe(ana.email);
  expect(header.has("auto-submitted")).toBe(false);
  expect(mails[0]?.text).toMatch(/^Hola, Inés:\r?\n\r?\nAquí está\.\r?\nAna\r?\n/);
  expect(mails[0]?.text).toContain("Respóndelo para comunicarte con \u2068Ana Ruiz\u2069");
  expect(mails[0]?.html).toContain("Aquí está.<br>Ana</p>");
  expect((await ana.entry.get()).data()).toMatchObject({
    kind: "email",
    text: written.text,
    mail: { subject: written.subject, state: "sent" },
    authorId: ana.uid,
  });
  expect(await auditOf(ana.uid)).toEqual(["leadMailed"]);
});

it("shows a refused address, a bounce, and a complaint, wherever a merge has moved the entry", async () => {
  const refused = await writer({ email: `${randomUUID()}+bounce@example.com` });
  const to = String((await refused.document.get()).get("email"));
  await refused.write({ email: to });
  await refused.sent(to, 0);
  expect(await refused.state()).toBe("failed");

  const ana = await writer();
  const pair = await twice(ana.uid);
  const email = pair.other.lead.email ?? "";
  await ana.write({ leadId: pair.other.id, email });
  await ana.sent(email);
  const entryOf = async (id: string, prefix = "") => {
    const entry = firestore.doc(`leads/${id}/activities/${prefix}mail:${ana.order.key}`);
    return (await entry.get()).get("mail.state");
  };
  const mergeId = mergeIdOf(await merge(ana.idToken, pair.order));
  await showFeedback(firestore, [{ email, kind: "bounce" }]);
  expect(await entryOf(pair.kept.id, `merged:${mergeId}:`)).toBe("bounce");
  await undo(ana.idToken, mergeId);
  await showFeedback(firestore, [{ email, kind: "complaint" }]);
  // A late event of the delivery changes nothing.
  await ana.sent(email);
  expect(await entryOf(pair.other.id)).toBe("complaint");
});

it("writes to no address that bounced or complained, or whose owner wants no more", async () => {
  const ana = await writer();
  await suppress(firestore, [{ email: ana.to, kind: "bounce" }], new Date());
  expect(await ana.write()).toEqual({ outcome: "suppressed" });
  expect((await ana.entry.get()).exists).toBe(false);

  const noa = await writer();
  await noa.write();
  const [mail] = await noa.sent();
  const offered = mail?.headers.find(({ key }) => key.toLowerCase() === "list-unsubscribe")?.value;
  const url = String(offered).slice(1, -1).replace(site, server);
  expect(url).not.toContain(noa.to);
  const opened = await fetch(url, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/privacy"]);
  expect(await noa.write({ key: randomUUID() })).toEqual(queued);
  expect((await fetch(url, { method: "POST" })).status).toBe(200);
  expect(await noa.write({ key: randomUUID() })).toEqual({ outcome: "suppressed" });
});

it("refuses what is not the caller's to send, or would leave a gap", async () => {
  const ana = await writer();
  const colleague = await writer();
  const refused = [
    [{ leadId: colleague.order.leadId, email: colleague.to }, [403, { error: "not-allowed" }]],
    [{ leadId: "gone" }, [404, { error: "not-found" }]],
    [{ email: "someone.else@example.com" }, [409, { error: "changed-meanwhile" }]],
    [{ replyTo: "evil@example.com" }, [400, { error: "bad-request" }]],
    [{ text: "Hola, {{firstName}}:" }, [400, { error: "bad-request" }]],
    [{ subject: "El plan {{ plan }}" }, [400, { error: "bad-request" }]],
    [{ subject: "Uno\r\nBcc: x@example.com" }, [400, { error: "bad-request" }]],
    [{ text: " " }, [400, { error: "bad-request" }]],
  ] as const;
  for (const [change, answer] of refused) expect(await ana.write(change)).toEqual(answer);
  const pooled = await writer({ ownerId: null });
  expect(await pooled.write()).toEqual([403, { error: "not-allowed" }]);
  const unverified = await writer({}, false);
  expect(await unverified.write()).toEqual([403, { error: "email-not-verified" }]);
  const member = await account({ role: "member", emailVerified: true });
  expect(await answerOf(member.idToken, path, ana.order)).toEqual([403, { error: "not-allowed" }]);
  expect(await auditOf(ana.uid)).toEqual([]);
});

it("sends a lead at most five emails a day", async () => {
  const ana = await writer();
  const another = () => postAs(ana.idToken, path, { ...ana.order, key: randomUUID() });
  const limit = { allowed: 5, window: 24 * 60 * 60 };
  const refused = await expectLimit(limit, { accepted: 200 }, another);
  expect(await refused.json()).toEqual({ error: "rate-limited" });
});
