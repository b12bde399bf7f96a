import { randomUUID } from "node:crypto";

import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import {
  newNotification,
  notificationSchema,
  notificationsPath,
} from "@salvia/domain/mail/notification";
import { describe, expect, it } from "vitest";

import { notifyOfEnquiry } from "../../../functions/src/notifications/notifyOfEnquiry.ts";
import { notifyLeadEvent } from "../../../functions/src/notifications/notifyLeadEvent.ts";
import { lead } from "../../../seed/leads.ts";
import { linkIn } from "../../mailbox.ts";
import { firestore } from "../support/accounts.ts";
import { form, received, send } from "../contact/enquiries.ts";
import { mailsTo, mailTo } from "../support/mails.ts";
import { site } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";

/** Does some work, and notifies of what became of leads and enquiries. */
function notifying<Result>(work: () => Promise<Result>): Promise<Result> {
  return delivering("leads", [notifyLeadEvent], () =>
    delivering("enquiries", [notifyOfEnquiry], work),
  );
}

describe("a salesperson is notified", () => {
  it("of a lead that a colleague hands over, and of a lead that becomes a client", async () => {
    const ana = await staffMember(firestore, wants("newLeads", "conversions"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const handed = firestore.collection("leads").doc();
    const documents = { status: "documents", step: 5 } as const;
    const now = new Date();
    await notifying(() => handed.create(lead({ ...documents, ownerId: ben.uid, createdAt: now })));
    await notifying(() => handed.update({ ownerId: ana.uid, rev: 2, updatedAt: new Date() }));
    expect(await notificationsOf(ana.uid)).toMatchObject([{ kind: "leadHandedOver" }]);
    expect((await mailTo(ana.email)).subject).toBe("A lead was handed over to you");

    const enrolled = { status: "enrolled", step: 6, kind: "client" } as const;
    await notifying(() => handed.update({ ...enrolled, rev: 3, updatedAt: new Date() }));
    expect(await notificationsOf(ana.uid)).toMatchObject([
      { kind: "conversion", leadId: handed.id },
      { kind: "leadHandedOver", leadId: handed.id },
    ]);
    expect((await mailsTo(ana.email, 2)).map(({ subject }) => subject).toSorted()).toEqual([
      "A lead was handed over to you",
      "One of your leads is now a client",
    ]);
    expect(await notificationsOf(ben.uid)).toEqual([]);
  });
});

describe("a lead that changes hands", () => {
  it("leaves no notification with those who can no longer open it", async () => {
    const ana = await staffMember(firestore, wants("newLeads"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const waiting = firestore.collection("leads").doc();
    const about = { kind: "newLead", leadId: waiting.id, at: new Date() } as const;
    await waiting.create(lead({ ownerId: null, createdAt: new Date() }));
    const give = ({ uid: ownerId }: { uid: string }, rev: number) =>
      notifying(() => waiting.update({ ownerId, rev, updatedAt: new Date() }));
    // Stored by an earlier release.
    for (const { uid } of [ana, ben]) {
      await firestore.collection(notificationsPath(uid)).add(newNotification(about));
      expect(await notificationsOf(uid)).toMatchObject([about]);
    }

    await give(ana, 2);
    await expectKinds(ana.uid, waiting.id, []);
    await expectKinds(ben.uid, waiting.id, []);

    await give(ben, 3);
    await expectKinds(ben.uid, waiting.id, ["leadHandedOver"]);
    await give(ana, 4);
    await expectKinds(ana.uid, waiting.id, ["leadHandedOver"]);
    await expectKinds(ben.uid, waiting.id, []);
  });

  async function expectKinds(uid: string, leadId: string, kinds: readonly string[]) {
    const items = firestore.collection(notificationsPath(uid)).where("leadId", "==", leadId);
    expect((await items.get()).docs.map((each) => String(each.get("kind")))).toEqual(kinds);
  }
});

describe("a known person who writes again", () => {
  /** Stores a lead of an owner, whose person then fills in the contact form. */
  async function writesAgain(ownerId: string | null) {
    const email = `${randomUUID()}@example.com`;
    const document = await firestore.collection("leads").add(
      // Long ago, so that the lead itself causes no notification.
      lead({ ownerId, email, phone: null, createdAt: new Date("2026-01-01") }),
    );
    for (const key of leadUniqueKeys({ email, phone: null, identityDocument: null }).values()) {
      await firestore.doc(`leadKeys/${key}`).set({ leadId: document.id });
    }
    const again = form({ email, lastName: "Secret", message: "Call me" });
    expect(await notifying(() => send(again))).toEqual(received);
    return document.id;
  }

  it("notifies their owner by bell and by mail, without personal data", async () => {
    const ana = await staffMember(firestore, wants("newLeads"));
    const ben = await staffMember(firestore, wants("newLeads"));
    const leadId = await writesAgain(ana.uid);
    expect(await notificationsOf(ana.uid)).toMatchObject([{ kind: "newEnquiry", leadId }]);
    const mail = await mailTo(ana.email);
    expect(mail.subject).toBe("A lead contacted us again");
    expect(linkIn(mail)).toBe(`${site}/sales/leads/${leadId}`);
    expect(mail.text + mail.html).not.toMatch(/Secret|Call me/);
    const ofBen = await notificationsOf(ben.uid);
    expect(ofBen).not.toContainEqual(expect.objectContaining({ leadId }));
  });

  it.each([
    ["waits in the pool", null],
    ["belonged to somebody who has left", "gone"],
  ])("notifies no one if their lead %s", async (_whose, ownerId) => {
    const ana = await staffMember(firestore, wants("newLeads"));
    await writesAgain(ownerId);
    expect(await notificationsOf(ana.uid)).toEqual([]);
    expect(await mailsTo(ana.email, 0)).toEqual([]);
  });
});

/** A user's notifications, newest first. */
async function notificationsOf(uid: string) {
  const { docs } = await firestore.collection(notificationsPath(uid)).orderBy("at", "desc").get();
  return docs.map((item) => notificationSchema.parse(withDates(item.data())));
}
