import { randomUUID } from "node:crypto";

import { collections } from "@salvia/domain/shared/collections";
import { newMail } from "@salvia/domain/mail/mail";
import { expect, it } from "vitest";

import { firestore } from "../support/accounts.ts";

const count = 30;
const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

it("sends a link while the notifications queued before it still wait", async () => {
  const mails = firestore.collection(collections.mail);
  const now = new Date();
  const subscription = { uid: randomUUID(), setting: "newLeads" } as const;
  const notifications = Array.from({ length: count }, () => mails.doc());
  const batch = firestore.batch();
  for (const document of notifications) {
    batch.create(document, newMail({ to: address(), message, subscription }, now));
  }
  await batch.commit();
  const link = mails.doc();
  await link.create(newMail({ to: address(), message }, now));

  const linkSent = await sentAt(link);
  const sent = await Promise.all(notifications.map(sentAt));
  const later = sent.filter((moment) => moment > linkSent);
  // In one queue, the link would be the last, or among the last that are sent at the same time.
  expect(later.length).toBeGreaterThan(count / 4);
});

function address() {
  return `${randomUUID()}@example.com`;
}

/** When an email was sent, in milliseconds. */
function sentAt(document: FirebaseFirestore.DocumentReference): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = document.onSnapshot((snapshot) => {
      if (snapshot.get("delivery.state") !== "SUCCESS") return;
      stop();
      resolve(snapshot.get("delivery.endTime").toMillis());
    }, reject);
  });
}
